/** @jest-environment node */
import { aManifest } from '@careers/testing/builds';
import type { ActiveSet } from './active-set.ts';
import { pageOutcomes } from './page-outcomes.ts';
import { pageResult } from './page-result-for-tests.ts';
import { VersionOutcomes } from './version-outcomes.ts';

let outcomes: VersionOutcomes;
const recordFailedPage = jest.fn(() => true);
const prepareAnew = jest.fn();
const pageFellBack = jest.fn();

/** `mf-a` owns `/a`, `mf-b` owns `/b` and the widget `b-card`. */
function setOf(versions: { a: string; b: string }, candidates: string[] = [], claim = '/a'): ActiveSet {
  const a = aManifest({ name: 'mf-a', version: versions.a, mount: [claim], widgets: [] });
  const b = aManifest({ name: 'mf-b', version: versions.b, mount: ['/b'], widgets: ['b-card'] });
  const remotes = new Map([a, b].map((manifest) => [manifest.name, { manifest }]));
  return { remotes, candidates } as unknown as ActiveSet;
}
const RELEASED = setOf({ a: '1.0.0', b: '1.0.0' });
const CANARY = setOf({ a: '2.0.0', b: '2.0.0' }, ['mf-a@2.0.0', 'mf-b@2.0.0']);
const seen = () =>
  Object.fromEntries(
    outcomes.all.map(({ remote, version, renders, fallbacks, errors }) => [
      `${remote}@${version}`,
      { renders, fallbacks, errors },
    ]),
  );

beforeEach(() => {
  jest.clearAllMocks();
  outcomes = new VersionOutcomes(() => undefined);
  const release = { stable: '1.0.0', candidate: '2.0.0', percent: 5, salt: 's', fallback: [] };
  outcomes.follow({ remotes: { 'mf-a': release, 'mf-b': release } });
});

const of = () =>
  pageOutcomes({
    status: { outcomes, pageFellBack },
    breaker: { recordFailedPage },
    releases: { prepareAnew },
    metrics: { pageFellBack: () => undefined },
    log: () => undefined,
  });
const fallback = { path: '/a', reason: 'It threw.', answer: { status: 200 } };

it('[REL-04] counts a page for its owner, and for the providers of its widgets', () => {
  of().onRendered(CANARY, '/a', { ...pageResult(), asked: ['b-card', 'unknown'] });
  of().onRendered(CANARY, '/a', pageResult());
  expect(seen()).toEqual({
    'mf-a@2.0.0': { renders: 2, fallbacks: 0, errors: 0 },
    'mf-b@2.0.0': { renders: 1, fallbacks: 0, errors: 0 },
  });
});

it('[REL-07] counts a page under its owner’s claimed path, for all remotes involved', () => {
  const set = setOf({ a: '2.0.0', b: '2.0.0' }, ['mf-a@2.0.0', 'mf-b@2.0.0'], '/a/*');
  of().onRendered(set, '/a/1', { ...pageResult(), asked: ['b-card'] });
  of().onRendered(set, '/a/2', pageResult());
  of().onFallback({ ...fallback, set, answeredBy: RELEASED, path: '/a/3' });
  of().onRendered(set, '/nowhere', pageResult());
  expect(outcomes.all.map(({ pages }) => pages)).toEqual([
    { '/a/*': { renders: 2, failed: 1 } },
    { '/a/*': { renders: 1, failed: 0 } },
  ]);
});

it('[REL-04] blames a fallback on the page’s owner; if that is unchanged, on all changed versions', () => {
  of().onFallback({ ...fallback, set: CANARY, answeredBy: RELEASED });
  expect(seen()).toEqual({ 'mf-a@2.0.0': { renders: 0, fallbacks: 1, errors: 0 } });
  const widget = setOf({ a: '1.0.0', b: '2.0.0' }, ['mf-b@2.0.0']);
  of().onFallback({ ...fallback, set: widget, answeredBy: RELEASED });
  expect(seen()['mf-b@2.0.0']).toMatchObject({ fallbacks: 1 });
  expect(recordFailedPage).not.toHaveBeenCalled();
});

it('[REL-04] counts a released version’s fallback in the circuit breaker too', () => {
  of().onFallback({ ...fallback, set: setOf({ a: '2.0.0', b: '1.0.0' }), answeredBy: RELEASED });
  expect(seen()).toEqual({ 'mf-a@2.0.0': { renders: 0, fallbacks: 1, errors: 0 } });
  expect(recordFailedPage.mock.calls).toEqual([['mf-a@2.0.0', '/a: It threw.']]);
  expect([pageFellBack.mock.calls.length, prepareAnew.mock.calls.length]).toEqual([1, 1]);
});

it('[REL-04] blames nobody for a page that fails in all versions; blames the owner for an error page without a fallback', () => {
  of().onFallback({ ...fallback, set: CANARY, answeredBy: RELEASED, answer: { status: 503 } });
  of().onRendered(RELEASED, '/b', pageResult(503));
  expect(seen()).toEqual({ 'mf-b@1.0.0': { renders: 1, fallbacks: 0, errors: 0 } });
  of().onRendered(RELEASED, '/b', pageResult(500, ['/b failed: Error: boom']));
  expect(seen()).toEqual({ 'mf-b@1.0.0': { renders: 2, fallbacks: 0, errors: 1 } });
});

it('[TEAM-08] blames an unanswered form on its page’s owner', () => {
  of().onFailedForm(CANARY, '/a', 'too long');
  of().onFailedForm(CANARY, '/unknown', 'too long');
  expect(seen()).toEqual({ 'mf-a@2.0.0': { renders: 0, fallbacks: 0, errors: 1 } });
});
