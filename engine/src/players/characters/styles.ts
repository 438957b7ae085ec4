import type { Style } from './style';

/** The characters that think, each a row: what sets them apart is what they like. */
export const STYLES = {
  /** Counts pieces, one exchange ahead, and nothing else. */
  greedy: { nodes: 60, depth: 1, noise: 3, likes: {}, knows: ['man', 'king'] },
  /** Stays at home, keeps its back rank together and waits. */
  cautious: {
    nodes: 250,
    depth: 4,
    noise: 10,
    likes: { advance: -60, nearCrown: -15, backRank: 40, bridge: 30, edge: 8, tempo: -3 },
  },
  /** Goes forward and for the centre, and leaves its back rank open. */
  attacker: {
    nodes: 250,
    depth: 4,
    noise: 10,
    likes: { advance: 50, centre: 25, mobility: 3, backRank: -30, bridge: -20, edge: -10 },
  },
  /** Gives a man for a crown. */
  'king-hunter': {
    nodes: 250,
    depth: 4,
    noise: 10,
    likes: { man: -60, king: 200, runaway: 200, nearCrown: 20 },
  },
  /** Looks little ahead until few pieces are left, and then far. */
  'endgame-fox': {
    nodes: 120,
    depth: 3,
    noise: 10,
    likes: { king: 20, advance: -5 },
    endgameNodes: 800,
  },
} as const satisfies Readonly<Record<string, Style>>;
