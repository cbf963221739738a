/**
 * Calls back after the next frame is painted, so that a tap shows its effect before long tasks; immediately in a hidden
 * tab, which paints nothing. Returns a function that cancels it.
 */
export function afterNextPaint(act: () => void): () => void {
  if (document.hidden) {
    act();
    return () => undefined;
  }
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
