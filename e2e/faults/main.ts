import { startTestSite } from '../support/test-site.ts';
import { playHang, warmUp } from './promises.ts';
import { playSendings } from './sendings.ts';
import { startSurroundings } from './surroundings.ts';
import type { Surroundings } from './surroundings.ts';

const HANG_MILLISECONDS = 15_000;
const SENDINGS = 300;
const COLUMNS = [14, 30, 7, 10];

/** `npm run test:faults`: lets each neighbour of the shell hang, kills some, and shows what visitors see of it. */
try {
  // Builds and publishes what has changed.
  await (await startTestSite((line) => console.log(line))).stop();
  const around = await startSurroundings();
  try {
    const broken = [...(await hangs(around)), ...(await sendings(around))];
    for (const line of broken) console.log(`BROKEN  ${line}`);
    console.log(
      broken.length === 0 ? '\nEvery promise was kept.' : `\n${broken.length} promises were broken.`,
    );
    process.exitCode = broken.length === 0 ? 0 : 1;
  } finally {
    await around.stop();
  }
} catch (error) {
  console.error(`\nfaults: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.exitCode = 1;
}

async function hangs({ shell, neighbours }: Surroundings): Promise<string[]> {
  await warmUp(shell);
  console.log('');
  row('what hangs', 'what is asked for', 'status', 'time', 'what the visitor sees');
  const broken: string[] = [];
  for (const neighbour of neighbours) {
    const played = await playHang(shell, neighbour, HANG_MILLISECONDS);
    for (const { what, status, milliseconds, heading } of played.seen)
      row(neighbour.name, what.slice(0, COLUMNS[1]), String(status), `${milliseconds} ms`, heading);
    row(neighbour.name, 'all, once it goes on', '', `${played.recovery} ms`, '');
    broken.push(...played.broken);
  }
  return broken;
}

async function sendings(around: Surroundings): Promise<string[]> {
  console.log(`\n${SENDINGS} applications, while the mail server and the job API are killed and hang …`);
  const { thanked, tries, stored, mails, repeated, broken } = await playSendings(around, SENDINGS);
  console.log(
    `${thanked} thanked in ${tries} tries, ${stored} stored with their file, ${mails} mails, ${repeated} of them repeated by their Message-ID`,
  );
  return broken;
}

function row(...cells: string[]): void {
  console.log(
    cells
      .map((cell, column) => cell.padEnd(COLUMNS[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
