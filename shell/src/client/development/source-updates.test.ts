import type { DevelopmentState } from '@careers/federation/development';
import { SourceUpdates } from './source-updates.ts';

const state = (number: number, reloadsBefore = 1): DevelopmentState => ({
  builds: { 'mf-jobs': { number, hash: `hash${number}`, reloadsBefore } },
  problems: [],
});

/** The page's remote, whose updates each lead to the next build, like webpack's. */
function runs(build: number, update = async () => void (build += 1)) {
  const spy = jest.fn(update);
  window.careersHotRemotes = new Map([
    [`mf-jobs@1.0.0-development.${100_000 + build}`, { hash: () => `hash${build}`, update: spy }],
  ]);
  return spy;
}

async function shownAfter(next: DevelopmentState, updates = new SourceUpdates()) {
  updates.take(next);
  return updates.shows(next);
}

beforeEach(() => jest.spyOn(console, 'info').mockImplementation());

it('[TEAM-06] hot-replaces a changed component, after all missed builds', async () => {
  const update = runs(2);
  expect(await shownAfter(state(5))).toBe(true);
  expect(update).toHaveBeenCalledTimes(3);
});

it('treats the page’s initial build as shown', async () => {
  const update = runs(2);
  expect(await shownAfter(state(2))).toBe(true);
  expect(update).not.toHaveBeenCalled();
});

it('[TEAM-06] reloads for a changed loader or head, without a hot update', async () => {
  const update = runs(2);
  expect(await shownAfter(state(3, 3))).toBe(false);
  expect(update).not.toHaveBeenCalled();
});

it('reloads if an update cannot be applied, and requests no further ones', async () => {
  const update = runs(2, () => Promise.reject(new Error('not accepted')));
  const updates = new SourceUpdates();
  expect(await shownAfter(state(3), updates)).toBe(false);
  expect(await shownAfter(state(4), updates)).toBe(false);
  expect(update).toHaveBeenCalledTimes(1);
});

it('reloads for a remote that is not on the page, as the server may have rendered its entries', async () => {
  window.careersHotRemotes = undefined;
  expect(await shownAfter(state(2))).toBe(false);
});
