import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTranslation } from 'react-i18next';
import {
  canRedo,
  canUndo,
  isOver,
  makeMove,
  opposite,
  outcomeOf,
  positionOf,
  stateAt,
  type Color,
} from '@dama/engine';
import { useSetting } from '@/components/app-stores';
import { isWatched, levelToMove } from '@/state/turn';
import { pointsFor } from '@/state/game-setup';
import { contestantOf, peopleCount } from '@/state/players';
import { besideBoard, screenEdge, space } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { shapeOf } from './board-view';
import { DrawCounters } from './draw-counters';
import { GameBoard } from './game-board';
import { GameHeader } from './game-header';
import { GameMenu } from './game-menu';
import { GameMessage } from './game-message';
import { useGame, useGameSoon } from './game-store-context';
import { MessageCard } from './message-card';
import { MoveAnnouncer } from './move-announcer';
import { MoveList } from './move-list';
import { PauseCover } from './pause-cover';
import { playerName } from './player-name';
import { PlayerRow } from './player-row';
import { standingOf } from './standing';
import { THINK_PANEL_HEIGHT, ThinkPanel } from './think-panel';
import { ToolBar } from './tool-bar';
import { useAttention } from './use-attention';
import { useNearSide } from './use-near-side';
import { WATCH_PACE_HEIGHT, WatchPace } from './watch-pace';

interface GameScreenProps {
  /** Nothing lies over the screen. */
  readonly isFocused?: boolean;
  readonly onBack: () => void;
  readonly onNewGame: () => void;
  readonly onRematch: () => void;
  readonly onSettings: () => void;
  /** To what the computer's thinking looks like. */
  readonly onTree: () => void;
}

/** What stands above and below the board in portrait, and beside it in landscape. */
const PORTRAIT_REST = 366;
const LANDSCAPE_PANEL = 320;

export function GameScreen({ isFocused = true, ...on }: GameScreenProps) {
  const { background } = usePalette();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const panelSide = useSetting('panelSide');
  const boardSize = useSetting('boardSize');
  const showThinking = useSetting('showThinking');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isFlipped, setFlipped] = useState(false);
  const nearSide = useNearSide();
  const rules = useGame((state) => state.game.rules);
  const isWatching = useGame(isWatched);
  // Between two computers there is nobody whose clock has to be protected.
  const isHidden = useGame((state) => state.isPaused && !isWatched(state));
  const isKept = useGame((state) => state.isKept);
  const { resume } = useGame((state) => state.verbs);
  useAttention(isFocused);

  const near = isFlipped ? opposite(nearSide) : nearSide;
  const shape = shapeOf(rules);
  const width = window.width - insets.left - insets.right;
  const height = window.height - insets.top - insets.bottom;
  const isLandscape = width > height;
  const room = isLandscape
    ? { width: width - LANDSCAPE_PANEL - 3 * screenEdge, height: height - 2 * besideBoard }
    : {
        width: width - 2 * besideBoard,
        height:
          height -
          PORTRAIT_REST -
          (showThinking ? THINK_PANEL_HEIGHT : 0) -
          (isWatching ? WATCH_PACE_HEIGHT : 0),
      };
  const fitting = Math.min(room.width / shape.columns, room.height / shape.rows);
  const squareSize = Math.floor(fitting * boardSize);

  const header = <GameHeader onBack={on.onBack} onMenu={() => setMenuOpen(true)} />;
  // By its key it stays the same board when the screen is turned, with whatever is held.
  const board = (
    <View key="board" style={styles.board}>
      {isHidden ? (
        <PauseCover
          width={squareSize * shape.columns}
          height={squareSize * shape.rows}
          onResume={resume}
        />
      ) : (
        <GameBoard squareSize={squareSize} flipped={near === 'black'} />
      )}
    </View>
  );
  const words = (
    <>
      <GameMessage onRematch={on.onRematch} />
      {!isKept && <NotKept />}
      {isWatching && <WatchPace />}
      {showThinking && <ThinkPanel onTree={on.onTree} />}
      <DrawCounters />
      <Moves />
    </>
  );
  const tools = <Tools onFlip={() => setFlipped(!isFlipped)} />;
  const far = <PlayerSide color={opposite(near)} isFar />;
  const nearPlayer = <PlayerSide color={near} />;

  return (
    <View
      style={[
        styles.screen,
        isLandscape && styles.landscape,
        isLandscape && panelSide === 'left' && styles.panelLeft,
        {
          backgroundColor: background,
          paddingTop: insets.top,
          paddingBottom: insets.bottom,
          paddingLeft: insets.left,
          paddingRight: insets.right,
        },
      ]}
    >
      {isLandscape ? (
        <>
          {board}
          <View style={[styles.panel, { height: room.height }]}>
            <View style={styles.group}>
              {header}
              {far}
            </View>
            <View style={styles.group}>{words}</View>
            <View style={styles.group}>
              {nearPlayer}
              {tools}
            </View>
          </View>
        </>
      ) : (
        <>
          <View style={styles.edge}>
            {header}
            {far}
          </View>
          {board}
          <View style={styles.edge}>
            {nearPlayer}
            {words}
          </View>
          <View style={styles.foot}>{tools}</View>
        </>
      )}
      <MoveAnnouncer />
      <GameMenu
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        onNewGame={on.onNewGame}
        onSettings={on.onSettings}
        onTree={on.onTree}
      />
    </View>
  );
}

function PlayerSide({ color, isFar = false }: { readonly color: Color; readonly isFar?: boolean }) {
  const { t } = useTranslation();
  const orientation = useSetting('orientation');
  const setup = useGame((state) => state.setup);
  const shown = useGame((state) => state.shown);
  const game = useGame((state) => state.game);
  const level = useGame(levelToMove);
  const isPaused = useGame((state) => state.isPaused);
  const outcome = outcomeOf(game);
  const isToMove = outcome === null && positionOf(game).turn === color;
  const { score } = setup;
  const now = outcome === null ? 0 : pointsFor(outcome.winner)[color];
  const hasScore = outcome !== null || score.white + score.black > 0;
  return (
    <PlayerRow
      {...standingOf(shown, color)}
      color={color}
      name={playerName(t, setup.players, color)}
      contestant={contestantOf(setup.players[color])}
      doing={isToMove && !isPaused ? (level === null ? 'moves' : 'thinks') : null}
      points={hasScore ? score[color] + now : null}
      isUpsideDown={isFar && orientation === 'facing' && peopleCount(setup.players) === 2}
    />
  );
}

function Moves() {
  const { t } = useTranslation();
  const game = useGameSoon((state) => state.game);
  const viewed = useGameSoon((state) => state.viewed);
  const players = useGame((state) => state.setup.players);
  const { view } = useGame((state) => state.verbs);
  return (
    <MoveList
      moves={game.plies.map(({ move }, ply) => {
        const { position } = stateAt(game, ply);
        return {
          text: makeMove(game.rules, position, move),
          by: playerName(t, players, position.turn),
        };
      })}
      cursor={game.cursor}
      viewed={viewed ?? game.cursor}
      onView={view}
    />
  );
}

function Tools({ onFlip }: { readonly onFlip: () => void }) {
  const { t } = useTranslation();
  const game = useGame((state) => state.game);
  const isPersonToMove = useGame((state) => levelToMove(state) === null && !isOver(state.game));
  const isPaused = useGame((state) => state.isPaused);
  const isViewing = useGame((state) => state.viewed !== null);
  const isWatching = useGame(isWatched);
  const { undo, redo, askHint, pause, resume, step } = useGame((state) => state.verbs);
  // What lies over the board then has the way to go on.
  const isCovered = isPaused && !isWatching;
  const isStill = isCovered || isViewing;
  const canResume = isPaused && isWatching;
  return (
    <ToolBar
      tools={[
        { icon: 'undo', label: t('game.undo'), disabled: isStill || !canUndo(game), onPress: undo },
        { icon: 'redo', label: t('game.redo'), disabled: isStill || !canRedo(game), onPress: redo },
        isWatching
          ? {
              icon: 'next',
              label: t('watch.step'),
              disabled: !isPaused || isViewing || isOver(game),
              onPress: step,
            }
          : {
              icon: 'hint',
              label: t('game.hint'),
              disabled: isStill || !isPersonToMove,
              onPress: askHint,
            },
        { icon: 'flip', label: t('game.flip'), onPress: onFlip },
        {
          icon: canResume ? 'play' : 'pause',
          label: t(canResume ? 'paused.resume' : 'game.pause'),
          disabled: isCovered || isOver(game),
          onPress: canResume ? resume : pause,
        },
      ]}
    />
  );
}

function NotKept() {
  const { t } = useTranslation();
  return <MessageCard tone="warning" text={t('game.notKept')} />;
}

const styles = StyleSheet.create({
  screen: { flex: 1, overflow: 'hidden' },
  landscape: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: screenEdge,
  },
  panelLeft: { flexDirection: 'row-reverse' },
  panel: { width: LANDSCAPE_PANEL, justifyContent: 'space-between' },
  group: { gap: space(2) },
  edge: { paddingHorizontal: screenEdge, gap: space(1), paddingVertical: space(1) },
  board: { alignItems: 'center' },
  foot: { marginTop: 'auto' },
});
