/** Marks lie on the board, which is much the same by day and by night. */
export const marks = {
  end: '#8CE0A6',
  step: '#5FD6E0',
  lastMove: '#2F6FDB',
  lastMoveStartOpacity: 0.3,
  lastMoveEndOpacity: 0.52,
  lastStep: '#E04BC8',
  mustCapture: '#F0B454',
  arrow: '#F2E9FF',
  arrowLine: '#5B3FA8',
} as const;
