/** What happened on the page, in its own milliseconds. */
export interface Recording {
  /** When each frame was drawn. */
  readonly frames: number[];
  /** Tasks of the main thread that took longer than 50 ms, which is when a browser tells of them. */
  readonly tasks: { readonly start: number; readonly duration: number }[];
  /** Since when it is, or is not, the computer that thinks. */
  readonly thinking: { readonly is: boolean; readonly at: number }[];
  readonly touches: { readonly type: 'touchstart' | 'touchend'; readonly at: number }[];
}

declare global {
  interface Window {
    benchRecording: Recording;
  }
}

/** Runs in the page: no name from outside may be used here. */
export function record(): void {
  const recording: Recording = { frames: [], tasks: [], thinking: [], touches: [] };
  window.benchRecording = recording;
  const isThinking = () =>
    document.querySelector('[role="status"]')?.textContent === 'The computer is thinking.';
  const onFrame = (at: number) => {
    recording.frames.push(at);
    const is = isThinking();
    if (is !== (recording.thinking.at(-1)?.is ?? false)) recording.thinking.push({ is, at });
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      recording.tasks.push({ start: startTime, duration });
    }
  }).observe({ type: 'longtask' });
  for (const type of ['touchstart', 'touchend'] as const) {
    const onTouch = () => recording.touches.push({ type, at: performance.now() });
    window.addEventListener(type, onTouch, { capture: true, passive: true });
  }
}
