/** @jest-environment node */
import { createStaticHandler } from 'react-router';
import type { Submission } from '../render-processes/messages.ts';
import type { PageHandlers } from './page-handlers.ts';
import { PageLoader } from './page-loader.ts';
import { newScope } from './request-scope.ts';
import type { Target } from './route-table.ts';

/** Loads a page whose loader redirects. */
function redirected(location: string, status: number, submission?: Submission) {
  const lead = () => new Response(null, { status, headers: { location } });
  const handler = createStaticHandler([{ path: '*', loader: lead, action: lead }]);
  const loader = new PageLoader({
    handlers: { for: () => Promise.resolve(handler) } as unknown as PageHandlers,
    loadWidget: () => Promise.reject(new Error('no widget')),
    onError: () => undefined,
  });
  const target = { kind: 'none' } as unknown as Target;
  const scope = newScope({ key: '', remotes: new Map(), missing: [] }, { isRendered: true, submission });
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

it.each([301, 302, 307, 308])(
  '[TEAM-08] a form’s redirect (%d) becomes 303, so that nothing is resent',
  async (status) => {
    const submission = { fields: '', visitor: '192.0.2.1' };
    expect(await redirected('/merci', status, submission)).toMatchObject({ status: 303, location: '/merci' });
  },
);
