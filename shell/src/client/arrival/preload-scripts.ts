import { request } from '../remotes/chunks.ts';

/** Requests scripts that this page runs in a moment; containers with their sha384, as they are run. */
export function preloadScripts(
  hrefs: readonly string[],
  integrityOf: (href: string) => string | undefined,
): void {
  for (const href of hrefs) {
    const integrity = integrityOf(href);
    request(href, {
      rel: 'preload',
      fetchPriority: 'low',
      ...(integrity !== undefined && { integrity, crossOrigin: 'anonymous' }),
    });
  }
}
