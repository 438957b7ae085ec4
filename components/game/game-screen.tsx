import { useState } from 'react';
import { StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTranslation } from 'react-i18next';
import {
  canRedo,
  canUndo,
  countPieces,
  makeMove,
  outcomeOf,
  positionOf,
  stateAt,
  type Color,
  type Game,
  type Move,
} from '@dama/engine';
import { Board } from '@/components/board/board';
import { variantName } from '@/i18n/words';
import { levelToMove } from '@/state/game-store';
import { besideBoard, screenEdge, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { piecesOf, shapeOf } from './board-view';
import { useGame } from './game-store-context';
import { GameMessage } from './game-message';
import { MoveList } from './move-list';
import { PlayerRow } from './player-row';
import { ToolBar } from './tool-bar';

interface GameScreenProps {
  readonly onNewGame: () => void;
}

/** While the computer is to move, nobody may. */
const NO_ROUTES: readonly Move[] = [];

/** What stands above and below the board in portrait, and beside it in landscape. */
const PORTRAIT_REST = 350;
const LANDSCAPE_PANEL = 320;

export function GameScreen({ onNewGame }: GameScreenProps) {
  const { t } = useTranslation();
  const { background, ink, muted } = usePalette();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const [isTurned, setTurned] = useState(false);
  const game = useGame((state) => state.game);
  const players = useGame((state) => state.players);
  const level = useGame(levelToMove);
  const routes = useGame((state) => (levelToMove(state) === null ? state.routes : NO_ROUTES));
  const { play, undo, redo, forgetRefusal } = useGame((state) => state.verbs);

  // A person who plays Black against the computer sits on Black's side.
  const flipped = isTurned !== (players.white !== null && players.black === null);
  const shape = shapeOf(game.rules);
  const position = positionOf(game);
  const computer = players.white ?? players.black;
  const turn = outcomeOf(game) === null ? position.turn : null;
  const [far, near]: Color[] = flipped ? ['white', 'black'] : ['black', 'white'];

  const width = window.width - insets.left - insets.right;
  const height = window.height - insets.top - insets.bottom;
  const isLandscape = width > height;
  const room = isLandscape
    ? { width: width - LANDSCAPE_PANEL - 3 * screenEdge, height: height - 2 * besideBoard }
    : { width: width - 2 * besideBoard, height: height - PORTRAIT_REST };
  const squareSize = Math.floor(Math.min(room.width / shape.columns, room.height / shape.rows));

  const player = (color: Color | undefined) =>
    color && (
      <PlayerRow
        {...standing(game, color)}
        color={color}
        level={players[color]}
        isToMove={turn === color}
      />
    );
  const header = (
    <View>
      <Text role="heading" style={[type.title, styles.center, { color: ink }]}>
        {variantName(t, game.rules)}
      </Text>
      <Text style={[type.secondary, styles.center, { color: muted }]}>
        {computer === null ? t('game.twoPlayers') : t('game.computer', { level: computer })}
      </Text>
    </View>
  );
  const board = (
    <Board
      shape={shape}
      pieces={piecesOf(position, shape)}
      turn={level === null ? turn : null}
      moves={routes}
      lastMove={game.plies[game.cursor - 1]?.move.path ?? null}
      squareSize={squareSize}
      flipped={flipped}
      onMove={play}
      onSelect={forgetRefusal}
    />
  );
  const moves = (
    <MoveList
      moves={game.plies.map(({ move }, index) =>
        makeMove(game.rules, stateAt(game, index).position, move),
      )}
      cursor={game.cursor}
    />
  );
  const tools = (
    <ToolBar
      tools={[
        { icon: 'undo', label: t('game.undo'), disabled: !canUndo(game), onPress: undo },
        { icon: 'redo', label: t('game.redo'), disabled: !canRedo(game), onPress: redo },
        { icon: 'flip', label: t('game.flip'), onPress: () => setTurned(!isTurned) },
        { icon: 'plus', label: t('game.new'), onPress: onNewGame },
      ]}
    />
  );

  return (
    <View
      style={[
        styles.screen,
        isLandscape && styles.landscape,
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
          <View style={[styles.panel, { height: squareSize * shape.rows }]}>
            <View style={styles.group}>
              {header}
              {player(far)}
            </View>
            <View style={styles.group}>
              <GameMessage />
              {moves}
            </View>
            <View style={styles.group}>
              {player(near)}
              {tools}
            </View>
          </View>
        </>
      ) : (
        <>
          <View style={styles.edge}>
            {header}
            {player(far)}
          </View>
          <View style={styles.middle}>{board}</View>
          <View style={styles.edge}>
            {player(near)}
            <GameMessage />
            {moves}
          </View>
          <View style={styles.foot}>{tools}</View>
        </>
      )}
    </View>
  );
}

/** What a player has left and has taken. */
const standing = (game: Game, color: Color) => {
  const other = color === 'white' ? 'black' : 'white';
  const total = (from: Game['first']) => {
    const { men, kings } = countPieces(from.position, other);
    return men + kings;
  };
  const now = { ...game.first, position: positionOf(game) };
  return {
    count: countPieces(positionOf(game), color),
    taken: total(game.first) - total(now),
  };
};

const styles = StyleSheet.create({
  screen: { flex: 1, overflow: 'hidden' },
  landscape: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: screenEdge,
  },
  panel: { width: LANDSCAPE_PANEL, justifyContent: 'space-between' },
  group: { gap: space(2) },
  edge: { paddingHorizontal: screenEdge, gap: space(2), paddingVertical: space(2) },
  middle: { alignItems: 'center' },
  foot: { marginTop: 'auto' },
  center: { textAlign: 'center' },
});
