import {
  FAULTS,
  constantLoad,
  givenTo,
  releaseFaults,
  rollOut,
  rollBack,
  versionOf,
  visit,
} from '../support/faults.ts';
import type { Fault } from '../support/faults.ts';
import { startOwnShell } from '../support/own-shell.ts';
import type { OwnShell } from '../support/own-shell.ts';
import type { ReleaseFolder } from '../support/release-folder.ts';
import { startTestSite } from '../support/test-site.ts';

const PERCENT = 5;
const EVERY = Object.keys(FAULTS) as Fault[];
const COLUMNS = [20, 34, 18, 10];

/** `npm run demo:faults`: rolls each mistake out to 5 % of the visitors under load, and shows what they get. */
try {
  const site = await startTestSite((line) => console.log(line));
  try {
    console.log('\nPublishing a remote that makes every mistake …');
    const releases = await releaseFaults(EVERY);
    const shell = await startOwnShell({ apiAddress: site.apiAddress, releases });
    try {
      process.exitCode = (await demonstrate(shell, releases)) ? 0 : 1;
    } finally {
      await shell.stop();
      await releases.stop();
    }
  } finally {
    await site.stop();
  }
} catch (error) {
  console.error(`\ndemo: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** Returns true if no visitor saw a failure. */
async function demonstrate(shell: OwnShell, releases: ReleaseFolder): Promise<boolean> {
  const cookies = [''];
  const stopLoad = constantLoad(shell, cookies);
  row('mistake, at 5 %', 'outcome', 'its visitor got', 'within');
  let isSound = true;
  for (const fault of EVERY) {
    const version = versionOf(fault);
    const before = shell.log.length;
    const { canaryCookie, stableCookie } = await rollOut(releases, version, PERCENT);
    cookies.splice(0, cookies.length, '', stableCookie, canaryCookie);
    const isRefused = () => shell.log.slice(before).some((line) => line.includes('is not served'));
    while (!isRefused() && (await givenTo(canaryCookie, shell)) !== version) await nextTurn();
    const { status, heading, milliseconds } = await visit(canaryCookie, shell, `/panne/${fault}`);
    isSound &&= status === 200 && heading === 'Page stable';
    row(fault, outcomeOf(shell.log.slice(before)), `${status} ${heading}`, `${milliseconds} ms`);
    await rollBack(releases);
  }
  const { asked, failed } = await stopLoad();
  console.log(`\n${asked} pages of all areas were asked for meanwhile, ${failed.length} failed.`);
  for (const failure of failed) console.log(`  ${failure}`);
  return isSound && failed.length === 0;
}

function outcomeOf(log: readonly string[]): string {
  const text = log.join('\n');
  if (text.includes('is not served')) return 'refused when it was loaded';
  const [, reason] = /The canary process has ended \(([\w ]+)\)/.exec(text) ?? [];
  return reason ? `its process ended: ${reason}` : 'released version answered';
}

function row(...cells: string[]): void {
  console.log(cells.map((cell, column) => cell.padEnd(COLUMNS[column] ?? 0)).join('  '));
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
