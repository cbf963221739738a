import { loadWhileApiIsDown, loadWhileReleaseMoves } from '../../bench/load.ts';
import { expect, test } from '../../support/test.ts';

const SECONDS = 4;

for (const [title, load] of [
  ['[REL-03] while a release moves to and fro', loadWhileReleaseMoves],
  ['[ERROR-03] while the API is down', loadWhileApiIsDown],
] as const) {
  test(`under load, ${title}: every page is whole, of one release, with the right status`, async ({
    apiAddress,
  }) => {
    const { requests, wrong } = await load(apiAddress, SECONDS);
    expect(wrong).toEqual([]);
    // Enough to have met each kind of page, also on a machine that is busy with other things.
    expect(requests).toBeGreaterThan(10);
  });
}
