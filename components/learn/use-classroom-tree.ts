import { useEffect, useState } from 'react';
import { classroomTree, type ClassroomTree, type Game } from '@dama/engine';
import { tieKnots, type Knot } from './knots';

/** What can be worked out while a student waits: five plies from the start of most games on 64 squares. */
const MOST_POSITIONS = 10_000;

export interface Lesson {
  /** The depth that was asked for; that of the tree may be less. */
  readonly asked: number;
  readonly tree: ClassroomTree;
  readonly root: Knot;
}

/** The lesson that was worked out last; undefined before the first, null where the game is over. */
export const useClassroomTree = (game: Game, depth: number): Lesson | null | undefined => {
  const [lesson, setLesson] = useState<Lesson | null>();
  useEffect(() => {
    // A timer lets the screen be painted first.
    const timer = setTimeout(() => setLesson(lessonOf(game, depth)), 0);
    return () => clearTimeout(timer);
  }, [game, depth]);
  return lesson;
};

const lessonOf = (game: Game, depth: number): Lesson | null => {
  const tree = classroomTree(game, { depth, limit: MOST_POSITIONS, shown: MOST_POSITIONS });
  return tree && { asked: depth, tree, root: tieKnots(tree.root) };
};
