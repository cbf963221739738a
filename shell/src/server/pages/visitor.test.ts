/** @jest-environment node */
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { assignCohort, cohortOf } from './visitor.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const server = fastify();
beforeAll(async () => {
  await server.register(cookie);
  server.get('/read', (request) => ({ cohort: cohortOf(request) }));
  server.get('/assign', (request, reply) => ({ cohort: assignCohort(request, reply) }));
});
afterAll(() => server.close());

async function ask(url: string, agent: string, sent?: string) {
  const response = await server.inject({
    url,
    headers: { 'user-agent': agent },
    cookies: sent === undefined ? {} : { careers_release: sent },
  });
  return { cohort: response.json<{ cohort: number | null }>().cohort, cookies: response.cookies };
}

it('[REL-02] a page is asked for with a cohort, or without one: stable versions', async () => {
  expect((await ask('/read', PERSON)).cohort).toBeNull();
  expect((await ask('/read', PERSON, 'a0f')).cohort).toBe(0xa0f);
  expect((await ask('/read', ROBOT, 'a0f')).cohort).toBeNull();
});

it.each(['', 'xyz', 'a0f0', 'A0F', '-1a', '{"id":1}'])('[REL-02] %j is no cohort', async (sent) => {
  expect((await ask('/read', PERSON, sent)).cohort).toBeNull();
});

it('[REL-02] a visitor gets a cohort once, which says nothing else of them; a robot gets none', async () => {
  const { cohort, cookies } = await ask('/assign', PERSON);
  expect(cookies).toEqual([
    expect.objectContaining({
      name: 'careers_release',
      value: cohort!.toString(16).padStart(3, '0'),
      httpOnly: true,
      sameSite: 'Lax',
    }),
  ]);
  expect(await ask('/assign', PERSON, cookies[0]!.value)).toEqual({ cohort, cookies: [] });
  expect(await ask('/assign', ROBOT)).toEqual({ cohort: null, cookies: [] });
});

it('[REL-02] an identifier from before is replaced by a cohort, and its visitor stays on the same side meanwhile', async () => {
  const identifier = 'a0f3c1d2-7b1e-4f62-9a55-0d9c1f7e2b64';
  expect(await ask('/read', PERSON, identifier)).toEqual({ cohort: 0xa0f, cookies: [] });
  const { cohort, cookies } = await ask('/assign', PERSON, identifier);
  expect(cohort).toBe(0xa0f);
  expect(cookies).toEqual([expect.objectContaining({ name: 'careers_release', value: 'a0f' })]);
  expect(await ask('/assign', ROBOT, identifier)).toEqual({ cohort: null, cookies: [] });
});
