/** @jest-environment node */
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { browserFailures } from './browser-failures.ts';
import type { BrowserFailuresOptions } from './browser-failures.ts';
import type { ActiveSet } from './render-processes/active-set.ts';

const CANDIDATE = { kind: 'page', remote: 'mf-offer', version: '1.1.0' };
const browserFailed = jest.fn();
const failed = jest.fn();
const visitFailed = jest.fn();
const onError = jest.fn();

/** Cohorts below 0x800 get a candidate. */
function setOf(cohort: number | null): ActiveSet {
  const hasCandidate = cohort !== null && cohort < 0x800;
  return {
    remotes: new Map([
      [
        'mf-offer',
        {
          manifest: { name: 'mf-offer', version: hasCandidate ? '1.1.0' : '1.0.0', mount: ['/offres/*'] },
          pages: [{ id: 'offer', paths: ['/offres/:reference'] }],
        },
      ],
      ['mf-search', { manifest: { name: 'mf-search', version: '1.0.0', mount: ['/'] }, pages: [] }],
    ]),
    candidates: hasCandidate ? ['mf-offer@1.1.0'] : [],
  } as unknown as ActiveSet;
}

let app: FastifyInstance;
beforeEach(async () => {
  app = fastify();
  await app.register(cookie);
  const releases: BrowserFailuresOptions['releases'] = { for: setOf };
  await app.register(browserFailures, {
    releases,
    metrics: { browserFailed },
    outcomes: { failed, visitFailed },
    onError,
  });
});
beforeEach(() => jest.clearAllMocks());
afterEach(() => app.close());

const send = (payload: object, cohort: string, cookies: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/_failures',
    payload,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
    cookies: { careers_release: cohort, ...cookies },
  });

it('[REL-06] does not count or log failures of a preview, and keeps it open', async () => {
  const { body, cookies } = await send(CANDIDATE, '00a', { careers_preview: 'token' });
  expect([JSON.parse(body), cookies]).toEqual([{ isReplaced: false }, []]);
  for (const counter of [browserFailed, failed, visitFailed, onError]) expect(counter).not.toHaveBeenCalled();
});

it('[ERROR-02] counts a candidate that fails in a browser, logs it once, and gives its visitor the released version', async () => {
  for (let time = 0; time < 2; time += 1) {
    const { cookies, body } = await send(CANDIDATE, '00a');
    expect([cookies[0]?.value, JSON.parse(body)]).toEqual(['released', { isReplaced: true }]);
  }
  expect(browserFailed.mock.calls).toEqual(Array(2).fill(['mf-offer@1.1.0', 'page']));
  expect(onError.mock.calls).toEqual([['A page of mf-offer@1.1.0 has failed in a browser', undefined]]);
});

it('[ERROR-02] a released version that fails is counted; the visitor keeps the cohort', async () => {
  const { cookies, body } = await send({ kind: 'widget', remote: 'mf-search', version: '1.0.0' }, '00a');
  expect([cookies, JSON.parse(body)]).toEqual([[], { isReplaced: false }]);
  expect(browserFailed).toHaveBeenCalledWith('mf-search@1.0.0', 'widget');
});

it.each([
  ['a version that the sender is not given', CANDIDATE, 'fff', 200],
  ['a remote that is not there', { ...CANDIDATE, remote: '__proto__' }, '00a', 200],
  ['another kind', { ...CANDIDATE, kind: 'site' }, '00a', 400],
  ['no failure', {}, '00a', 400],
])('[SEC-01] ignores %s', async (_what, payload, cohort, status) => {
  const { statusCode, cookies } = await send(payload, cohort);
  expect([statusCode, cookies]).toEqual([status, []]);
  expect(browserFailed).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});

it('[REL-07] a script that throws is counted for its version; the visitor keeps the cohort', async () => {
  const { cookies, body } = await send({ ...CANDIDATE, kind: 'script' }, '00a');
  expect([cookies, JSON.parse(body)]).toEqual([[], { isReplaced: false }]);
  expect(browserFailed).toHaveBeenCalledWith('mf-offer@1.1.0', 'script');
});

it.each([
  [
    'the page’s pattern and the places in the remote’s scripts',
    {
      ...{ path: '/offres/4711', error: 'TypeError', at: '/remotes/mf-offer/1.1.0/page.a1.js:1:234' },
      callers: ['/remotes/mf-offer/1.1.0/area.b2.js:1:9', '/ui/react.js:1:2'],
    },
    {
      address: '/offres/:reference',
      message: 'TypeError of a page at client/page.a1.js:1:234, client/area.b2.js:1:9',
    },
  ],
  [
    'nothing that somebody could write',
    { path: '/Jeanne Martin', error: 'Jeanne Martin', at: '/remotes/mf-offer/1.1.0/Jeanne Martin:1:2' },
    { address: null, message: 'Error of a page' },
  ],
  [
    'no place in scripts of another version',
    { path: '/', error: 'Error', at: '/remotes/mf-offer/1.0.0/page.js:1:2' },
    { address: null, message: 'Error of a page' },
  ],
])('[REL-07] [SEC-01] keeps %s', async (_what, fields, kept) => {
  await send({ ...CANDIDATE, ...fields }, '00a');
  expect(failed.mock.calls).toEqual([['mf-offer@1.1.0', 'browserFailures', kept]]);
});

it('[SEC-01] ignores more than sixty reports a minute from one address', async () => {
  for (let time = 0; time < 70; time += 1) await send(CANDIDATE, '00a');
  expect(failed).toHaveBeenCalledTimes(60);
  await send({ kind: 'widget', remote: 'mf-search', version: '1.0.0' }, '00a');
  expect(failed).toHaveBeenCalledTimes(61);
});

it('[REL-07] repeated failures of one visitor are one failed visit per version', async () => {
  const released = { ...CANDIDATE, version: '1.0.0' };
  for (const cohort of ['900', '900', '900', '901', '', 'released']) await send(released, cohort);
  await send({ ...CANDIDATE, remote: 'mf-search', version: '1.0.0' }, '900');
  expect(visitFailed.mock.calls.flat()).toEqual(['mf-offer@1.0.0', 'mf-offer@1.0.0', 'mf-search@1.0.0']);
  expect(failed).toHaveBeenCalledTimes(7);
});

it('[REL-07] [SEC-01] forged cohorts add a bounded number of failed visits', async () => {
  for (let cohort = 0x900; cohort < 0x900 + 50; cohort += 1)
    await send({ ...CANDIDATE, version: '1.0.0' }, cohort.toString(16));
  expect(visitFailed).toHaveBeenCalledTimes(20);
});
