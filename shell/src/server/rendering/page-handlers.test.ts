/** @jest-environment node */
import { data, redirect } from 'react-router';
import { apiDouble, noContributions, testConfiguration } from '@careers/testing';
import type { ActionRequest, PageServer, RemoteManifest } from '@careers/contract';
import { PageHandlers } from './page-handlers.ts';
import { actionDataOf } from './page-answer.ts';
import { PageRequests } from './page-requests.ts';
import { inRequestScope, newScope } from './request-scope.ts';

const requests = new PageRequests({
  context: { api: apiDouble({}), configuration: testConfiguration },
  loadWidget: () => Promise.reject(new Error('no widget')),
  backendsOf: () => () => ({ fetch: () => Promise.reject(new Error('no backend')) }),
  contributions: () => noContributions,
  onError: () => undefined,
});

function handlerOf(server: Pick<PageServer, 'action' | 'loader'>) {
  const page = {
    id: 'exemple',
    paths: ['/exemple/:sujet?'],
    load: () => Promise.resolve({ default: () => null }),
    loadServer: () => Promise.resolve({ ...server, head: () => ({ title: 'Exemple' }) }),
  };
  const remote = { name: 'mf-example' } as RemoteManifest;
  return new PageHandlers(requests).for({ kind: 'page', remote, page });
}

/** Returns a page's data after a JSON round trip, as in the browser. */
async function dataOf(loader?: PageServer['loader']): Promise<unknown> {
  const handler = await handlerOf(loader ? { loader } : {});
  const context = await handler.query(new Request('https://site.test/exemple'));
  if (context instanceof Response) throw new Error(`The page was answered by ${context.status}.`);
  return JSON.parse(JSON.stringify(context.loaderData));
}

it.each([
  ['without a loader', undefined],
  ['whose loader returns nothing', () => Promise.resolve(undefined)],
])(
  '[ROUTE-11] a page %s has data all the same: a browser would ask for it again and again',
  async (_, loader) => {
    expect(await dataOf(loader)).toEqual({ 'mf-example/exemple': null });
  },
);

it('returns a loader’s data', async () => {
  expect(await dataOf(() => Promise.resolve({ count: 3 }))).toEqual({ 'mf-example/exemple': { count: 3 } });
});

it('[ERROR-03] retries a page whose modules failed to load, and caches it once they load', async () => {
  let [loads, isBroken] = [0, true];
  const page = {
    id: 'exemple',
    paths: ['/exemple'],
    load: () => Promise.resolve({ default: () => null }),
    loadServer() {
      loads += 1;
      return isBroken
        ? Promise.reject(new Error('no file'))
        : Promise.resolve({ head: () => ({ title: '' }) });
    },
  };
  const target = { kind: 'page' as const, remote: { name: 'mf-example' } as RemoteManifest, page };
  const handlers = new PageHandlers(requests);
  await expect(handlers.for(target)).rejects.toThrow('no file');
  isBroken = false;
  const handler = await handlers.for(target);
  expect(await handlers.for(target)).toBe(handler);
  expect(loads).toBe(2);
});

describe('[TEAM-08] an action', () => {
  /** Returns a page's response to a form. */
  async function answerOf(action: PageServer['action'], loader?: PageServer['loader']) {
    const handler = await handlerOf({ ...(action && { action }), ...(loader && { loader }) });
    const scope = newScope(
      { key: '', remotes: new Map(), missing: [] },
      {
        isRendered: true,
        submission: {
          fields: 'nom=In%C3%A8s+L.&choix=a&choix=b',
          visitor: '192.0.2.1',
        },
      },
    );
    return inRequestScope(scope, () =>
      handler.query(new Request('https://site.test/exemple/stage?page=2', { method: 'POST' })),
    );
  }

  it('receives the form’s fields, and the page’s address and parameters', async () => {
    const asked: ActionRequest[] = [];
    await answerOf((request) => void asked.push(request));
    const [{ fields, url, params } = {} as ActionRequest] = asked;
    expect([fields.get('nom'), fields.getAll('choix')]).toEqual(['Inès L.', ['a', 'b']]);
    expect([url.pathname + url.search, params]).toEqual(['/exemple/stage?page=2', { sujet: 'stage' }]);
  });

  it('returns errors with a status, along with the data of the loader, which runs after it', async () => {
    const order: string[] = [];
    const context = await answerOf(
      async () => {
        order.push('action');
        return data({ errors: ['nom'] }, { status: 422 });
      },
      () => {
        order.push('loader');
        return { count: 3 };
      },
    );
    if (context instanceof Response) throw new Error('It redirects.');
    expect(context.statusCode).toBe(422);
    expect(actionDataOf(context)).toEqual({ errors: ['nom'] });
    expect(context.loaderData).toEqual({ 'mf-example/exemple': { count: 3 } });
    expect(order).toEqual(['action', 'loader']);
  });

  it.each([
    ['returns', async () => redirect('/merci')],
    ['throws', () => Promise.reject(redirect('/merci'))],
  ])('that %s a redirect is followed', async (_how, action) => {
    const answer = await answerOf(action);
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/merci');
  });

  it('that throws leads to the error page, and runs no loader', async () => {
    const loader = jest.fn();
    const context = await answerOf(() => Promise.reject(new TypeError('broken')), loader);
    expect(context).toMatchObject({ statusCode: 500, errors: { areas: new TypeError('broken') } });
    expect(loader).not.toHaveBeenCalled();
  });
});
