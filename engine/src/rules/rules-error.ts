/** Why a record is refused, in a sentence, and where. */
export interface RulesError {
  /** The field, such as `king.moves[0]`; empty for the record as a whole. */
  readonly path: string;
  readonly message: string;
  /** In a text that is no JSON: how many characters of it are well-formed. */
  readonly offset?: number;
}
