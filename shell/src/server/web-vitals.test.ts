/** @jest-environment node */
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { ActiveSet } from './render-processes/active-set.ts';
import { webVitals } from './web-vitals.ts';

const RELEASED = 'mf-offer@1.0.0';
const CANDIDATE = 'mf-offer@1.1.0';
const measured = jest.fn();

/** Cohorts below 0x800 get a candidate. */
const setOf = (cohort: number | null) =>
  ({
    remotes: new Map(
      [cohort !== null && cohort < 0x800 ? CANDIDATE : RELEASED, 'mf-search@1.0.0'].map((versioned) => {
        const [name, version] = versioned.split('@');
        return [name, { manifest: { name, version, mount: [] }, pages: [] }];
      }),
    ),
  }) as unknown as ActiveSet;

let app: FastifyInstance;
beforeEach(async () => {
  measured.mockClear();
  app = fastify();
  await app.register(cookie);
  await app.register(webVitals, { releases: { for: setOf }, outcomes: { measured } });
});
afterEach(() => app.close());

async function send(
  payload: object,
  cohort: string,
  { userAgent = 'Mozilla/5.0 Firefox/145.0', ...cookies }: Record<string, string> = {},
) {
  const { statusCode } = await app.inject({
    ...{ method: 'POST', url: '/_vitals', payload, headers: { 'user-agent': userAgent } },
    cookies: { careers_release: cohort, ...cookies },
  });
  return statusCode;
}
const counted = () => measured.mock.calls.map(([version]) => version as string);

it('[REL-07] counts a page for the versions involved', async () => {
  const vitals = { LCP: false, INP: true };
  expect(await send({ versions: [CANDIDATE, 'mf-search@1.0.0'], ...vitals }, '00a')).toBe(204);
  expect(counted()).toEqual([CANDIDATE, 'mf-search@1.0.0']);
  expect(measured).toHaveBeenCalledWith(CANDIDATE, expect.objectContaining(vitals));
});

it('[REL-07] counts a visitor once per time window, and forged cohorts a bounded number of times', async () => {
  for (const cohort of ['900', '900', '901'])
    await send({ versions: [RELEASED, RELEASED], LCP: true }, cohort);
  expect(counted()).toEqual([RELEASED, RELEASED]);
  for (let cohort = 0xa00; cohort < 0xa00 + 50; cohort += 1)
    await send({ versions: [RELEASED], LCP: true }, cohort.toString(16));
  expect(measured).toHaveBeenCalledTimes(20);
});

it.each([
  ['a version that the sender is not given', { versions: [CANDIDATE] }, 'fff', {}],
  ['a version that is not there', { versions: ['__proto__@1.0.0', 'mf-offer'] }, 'fff', {}],
  ['a visitor without a cohort', { versions: [RELEASED] }, 'released', {}],
  ['a robot', { versions: [RELEASED] }, 'fff', { userAgent: 'Googlebot/2.1' }],
  ['a preview', { versions: [RELEASED] }, 'fff', { careers_preview: 'token' }],
])('[REL-07] [SEC-01] ignores %s', async (_what, payload, cohort, others) => {
  expect(await send({ ...payload, LCP: true }, cohort, others)).toBe(204);
  expect(measured).not.toHaveBeenCalled();
});

it.each([
  ['no versions', { LCP: true }],
  ['a figure in place of a rating', { versions: [RELEASED], LCP: 2_400 }],
  ['more versions than a page has', { versions: Array(21).fill(RELEASED) }],
])('[SEC-01] refuses %s', async (_what, payload) => {
  expect(await send(payload, 'fff')).toBe(400);
  expect(measured).not.toHaveBeenCalled();
});
