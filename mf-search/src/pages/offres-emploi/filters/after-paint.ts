/** Runs `work` once what was just changed has been painted, so that a tap shows its effect before anything else. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
