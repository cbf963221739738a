/** Resolves as soon as the element is below the window: nobody sees it change there, and nothing in sight moves. */
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
