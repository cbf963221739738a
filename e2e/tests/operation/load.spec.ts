import { loadWhileApiIsDown, loadWhileReleaseMoves } from '../../bench/load.ts';
import { expect, test } from '../../support/test.ts';

const SECONDS = 4;

for (const [title, load] of [
  ['[REL-03] while releases change', loadWhileReleaseMoves],
  ['[ERROR-03] while the API is down', loadWhileApiIsDown],
] as const) {
  test(`under load, ${title}, pages are complete, of one release, with the right status`, async ({
    apiAddress,
  }) => {
    const { requests, wrong } = await load(apiAddress, SECONDS);
    expect(wrong).toEqual([]);
    // Enough to cover each kind of page on a busy machine.
    expect(requests).toBeGreaterThan(10);
  });
}
