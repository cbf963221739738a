/** @jest-environment node */
import cookie from '@fastify/cookie';
import { COHORTS, getsCandidate } from '@careers/federation/node';
import fastify from 'fastify';
import type { FastifyRequest } from 'fastify';
import { assignCohort, cohortOf, leaveCandidates } from './visitor.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const server = fastify();
beforeAll(async () => {
  await server.register(cookie);
  server.get('/read', (request) => ({ cohort: cohortOf(request) }));
  server.get('/leave', (request, reply) => {
    leaveCandidates(request, reply);
    return {};
  });
  server.get('/assign', (request, reply) => ({ cohort: assignCohort(request, reply) }));
});
afterAll(() => server.close());

async function request(url: string, agent: string, sent?: string) {
  const response = await server.inject({
    url,
    headers: { 'user-agent': agent },
    cookies: sent === undefined ? {} : { careers_release: sent },
  });
  return { cohort: response.json<{ cohort: number | null }>().cohort, cookies: response.cookies };
}

it('[REL-02] reads the cohort of a visitor; robots and visitors without a cookie have none', async () => {
  expect((await request('/read', PERSON)).cohort).toBeNull();
  expect((await request('/read', PERSON, 'a0f')).cohort).toBe(0xa0f);
  expect((await request('/read', ROBOT, 'a0f')).cohort).toBeNull();
});

it.each(['', 'xyz', 'a0f0', 'A0F', '-1a', '{"id":1}'])('[REL-02] %j is no cohort', async (sent) => {
  expect((await request('/read', PERSON, sent)).cohort).toBeNull();
});

it('[REL-02] assigns a visitor a cohort once, and a robot none', async () => {
  const { cohort, cookies } = await request('/assign', PERSON);
  expect(cookies).toEqual([
    expect.objectContaining({
      name: 'careers_release',
      value: cohort!.toString(16).padStart(3, '0'),
      httpOnly: true,
      sameSite: 'Lax',
    }),
  ]);
  expect(await request('/assign', PERSON, cookies[0]!.value)).toEqual({ cohort, cookies: [] });
  expect(await request('/assign', ROBOT)).toEqual({ cohort: null, cookies: [] });
});

it('[REL-02] a UUID cookie is replaced by the cohort of its first digits', async () => {
  const identifier = 'a0f3c1d2-7b1e-4f62-9a55-0d9c1f7e2b64';
  expect(await request('/read', PERSON, identifier)).toEqual({ cohort: 0xa0f, cookies: [] });
  const { cohort, cookies } = await request('/assign', PERSON, identifier);
  expect(cohort).toBe(0xa0f);
  expect(cookies).toEqual([expect.objectContaining({ name: 'careers_release', value: 'a0f' })]);
  expect(await request('/assign', ROBOT, identifier)).toEqual({ cohort: null, cookies: [] });
});

it('[ERROR-02] a visitor who has left the candidates gets no cohort for a day', async () => {
  const { cookies } = await request('/leave', PERSON, 'a0f');
  expect(cookies).toEqual([expect.objectContaining({ name: 'careers_release', maxAge: 24 * 3600 })]);
  expect((await request('/read', PERSON, cookies[0]!.value)).cohort).toBeNull();
  expect(await request('/assign', PERSON, cookies[0]!.value)).toEqual({ cohort: null, cookies: [] });
});

it.each([5, 20, 50])(
  '[REL-02] gives %i % of 10 000 visitors a candidate, always the same visitors',
  (percent) => {
    const release = { stable: '1.0.0', candidate: '1.1.0', percent, salt: 'first' };
    const looks = () =>
      Array.from({ length: 10_000 }, (_, visitor) => {
        const place = Math.floor((visitor * COHORTS) / 10_000);
        const cookies = { careers_release: place.toString(16).padStart(3, '0') };
        return getsCandidate(release, cohortOf({ cookies, headers: {} } as unknown as FastifyRequest));
      });
    const first = looks();
    expect(Math.abs(first.filter(Boolean).length / 100 - percent)).toBeLessThan(0.6);
    expect(looks()).toEqual(first);
  },
);
