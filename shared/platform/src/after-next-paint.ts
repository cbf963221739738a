/**
 * Calls back once the next frame is painted, so that a tap shows its effect before what takes longer; at once in a tab
 * that paints none. Returns a function that cancels it.
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
