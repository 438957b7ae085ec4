/**
 * The public face of the engine. See README.md for an example that the tests run.
 */
export type { Board } from './board';
export { boardOf, columnOf, rowOf, squareAt } from './board';
export type { Clock, ClockReading } from './clock/clock';
export { newClock, pressClock, readClock, restartTurn, startClock, stopClock } from './clock/clock';
export { parseClock, parseTimeControls } from './clock/parse-clock';
export type { BonusKind, TimeControl, TimeControls } from './clock/time-control';
export { BONUS_KINDS, isTimed } from './clock/time-control';
export type { ByColor, Color } from './color';
export { COLORS, opposite } from './color';
export type { Draughts, SquareName } from './draughts';
export { draughts } from './draughts';
export type { DrawProgress } from './draws';
export type { Game, GameOptions, MoveRequest, NewGame, Ply, State } from './game';
export {
  agreeDraw,
  canRedo,
  canUndo,
  drawProgressOf,
  goTo,
  isOver,
  legalMovesOf,
  legalRoutesOf,
  loseOnTime,
  movesOf,
  newGame,
  outcomeOf,
  play,
  positionOf,
  redo,
  resign,
  stateAt,
  undo,
  whyNot,
  winnerOf,
} from './game';
export type { Move } from './move';
export { endOf, sameMove, startOf } from './move';
export { applyMove, legalMoves, legalRoutes } from './moves';
export type { FenSquares } from './notation/fen';
export { makeFen, parseFen } from './notation/fen';
export type { GameRecord } from './notation/game-record';
export {
  makeGameRecord,
  makeRulesReference,
  parseGameRecord,
  parseRulesReference,
} from './notation/game-record';
export { makeMove, makeRoute, parseMove } from './notation/move-text';
export { makeSquare, parseSquare } from './notation/square';
export type { TextError } from './notation/text-error';
export { makePdn } from './notation/make-pdn';
export { parsePdn } from './notation/parse-pdn';
export type { PdnComment, PdnGame, PdnNag, PdnTags } from './notation/pdn-game';
export type { Outcome, WinReason } from './outcome';
export type { KingRun, Piece, PieceCount, Position } from './position';
export { colorOf, countPieces, isKing, pieceAt } from './position';
export type { Refusal } from './refusal';
export type { Result } from './result';
export type { DrawRule } from './rules/draw-rule';
export { makeRules, parseRules, parseRulesText } from './rules/parse-rules';
export type { Rules, SquareNotation } from './rules/rules';
export type { RulesError } from './rules/rules-error';
export { startPosition } from './rules/start';
export { VARIANTS, variant } from './rules/variants';
export type { Setup, SetupError } from './setup';
export { checkSetup } from './setup';
export type { Level } from './players/levels';
export { LEVELS, levelOptions } from './players/levels';
export { clearTable } from './search/table';
export type { Thinking, ThinkOptions, Thought, ThoughtLine } from './search/think';
export { startThinking, think } from './search/think';
