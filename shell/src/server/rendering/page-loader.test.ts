/** @jest-environment node */
import { createStaticHandler } from 'react-router';
import type { PageHandlers } from './page-handlers.ts';
import { PageLoader } from './page-loader.ts';
import { newScope } from './request-scope.ts';
import type { Target } from './route-table.ts';

/** Returns what becomes of a page whose loader redirects. */
function redirected(location: string, status: number) {
  const handler = createStaticHandler([
    { path: '*', loader: () => new Response(null, { status, headers: { location } }) },
  ]);
  const loader = new PageLoader({
    handlers: { for: () => Promise.resolve(handler) } as unknown as PageHandlers,
    loadWidget: () => Promise.reject(new Error('no widget')),
    onError: () => undefined,
  });
  const target = { kind: 'none' } as unknown as Target;
  const scope = newScope({ key: '', remotes: new Map(), missing: [] }, true);
  return loader.load(new URL('https://emploi.test/metiers/boucher?page=2'), target, scope);
}

it.each([
  ['/offres-emploi?page=1#liste', 301, '/offres-emploi?page=1#liste'],
  ['https://emploi.test/offres-emploi', 302, '/offres-emploi'],
  ['https://autre.test/offres?a=b', 302, 'https://autre.test/offres?a=b'],
  ['//autre.test/offres', 302, 'https://autre.test/offres'],
])(
  'a redirect to %s (%d) leads to %s: without an origin where it is ours',
  async (location, status, leadsTo) => {
    expect(await redirected(location, status)).toEqual({ kind: 'redirect', status, location: leadsTo });
  },
);
