import type { Page } from '@playwright/test';

/** Returns a live list of the paths that a page requests from now on. */
export function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    paths.push((request.isNavigationRequest() ? 'document ' : '') + pathname + search);
  });
  return paths;
}

/** Returns a live list of the paths of documents that a page requests from now on. */
export function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Returns the paths of scripts and data requested since a time of the page's clock. Excludes `<link rel=prefetch>`. */
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
