import { createPageCache } from './page-cache.ts';
import { StoredAnswer } from './stored-answer.ts';

const page = (body: string, isKept?: boolean) =>
  new StoredAnswer({ kind: 'body', status: 200, type: 'text/html', body, isKept });

it('keeps a page for who asks next, and makes one that is not to be kept for each', async () => {
  const cache = createPageCache();
  let made = 0;
  const ask = async (path: string, isKept?: boolean) => {
    const answer = await cache.get(path, async () => page(`made ${(made += 1)}`, isKept));
    return String(await answer.body('identity'));
  };
  expect([await ask('/'), await ask('/')]).toEqual(['made 1', 'made 1']);
  expect([
    await ask('/alerte/confirmer?jeton=a', false),
    await ask('/alerte/confirmer?jeton=a', false),
  ]).toEqual(['made 2', 'made 3']);
  expect(cache.stateOf('/alerte/confirmer?jeton=a')).toBe('miss');
});
