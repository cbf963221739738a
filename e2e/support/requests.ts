import type { Page } from '@playwright/test';

/** Returns the list of what a page asks its site for from now on, as paths; it grows. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push((request.isNavigationRequest() ? 'document ' : '') + pathname + search);
  });
  return asked;
}

/**
 * Returns what a page has asked for since a moment of its own clock, but for what it fetches ahead of a visitor who has
 * not reached for anything.
 */
export function requestsSince(page: Page, start: number): Promise<string[]> {
  return page.evaluate(
    (from) =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            entry instanceof PerformanceResourceTiming &&
            entry.startTime >= from &&
            /script|fetch|xmlhttprequest/.test(entry.initiatorType),
        )
        .map(({ name }) => new URL(name).pathname),
    start,
  );
}
