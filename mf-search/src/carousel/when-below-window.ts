/** Resolves once the element is below the viewport, where a change is not seen and moves nothing in view. */
export function whenBelowWindow(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (!latest || latest.isIntersecting || latest.boundingClientRect.top <= 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  });
}
