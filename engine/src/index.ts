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
export type { ClassroomTree, TreeNode, TreeOptions } from './classroom/tree';
export { classroomTree, DEEPEST_TREE, GAME_WON } from './classroom/tree';
export type { Checkpoint, CurvePoint, NewTraining, Opponent } from './learn/training';
export type { Score, Training, TrainingProgress } from './learn/training';
export {
  advanceTraining,
  isTrainingOver,
  learningCurve,
  newTraining,
  opponentIndex,
  progressOf,
  restoreCheckpoint,
  scoresOf,
  stepTraining,
} from './learn/training';
export type { Step } from './learn/step';
export type { Learner, WeightInMen } from './learn/learner';
export { asContestant, learnerFrom, newLearner, weightsInMen } from './learn/learner';
export type { NamedLearner, PlayerTextError } from './learn/learner-text';
export { makePlayerText, parsePlayerText, suits } from './learn/learner-text';
export type { CrossRow, NewTournament, Pair, Tournament } from './learn/tournament';
export {
  advanceTournament,
  crossTableOf,
  gamesOf,
  isTournamentOver,
  newTournament,
  pairsOf,
  stepTournament,
} from './learn/tournament';
export type { Rating } from './learn/tournament-ratings';
export { ratingsOf } from './learn/tournament-ratings';
export type { Character, CharacterId } from './players/characters/characters';
export { CHARACTER_IDS, CHARACTERS, characterPlayer } from './players/characters/characters';
export type { Contestant } from './players/characters/contestant';
export { optionsOf, playerOf } from './players/characters/contestant';
export { parseContestant } from './learn/parse-contestant';
export type { LearnerLimits } from './players/characters/learner-player';
export { LEARNER_LIMITS } from './players/characters/learner-player';
export type { MatchResult, Player } from './players/match';
export { randomFrom, type Random } from './players/random';
export type { Feature, Weights } from './search/features';
export { FEATURES } from './search/features';
export { familyOf, WEIGHTS, type Family } from './search/weights';
