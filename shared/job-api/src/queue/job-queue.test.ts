import { sql } from 'kysely';
import type { Connection } from '../database/connect.ts';
import { emptyDatabase } from '../../testing/cluster.ts';
import { connectionTo } from '../../testing/database-of.ts';
import { MailRefused } from '../mail/mailer.ts';
import { deadLetters, openJobs } from './dead-letters.ts';
import { JobQueue } from './job-queue.ts';

const NAME = 'application-confirmation';

let url: string;
let connection: Connection;
let queue: JobQueue;
let said: string[];
beforeEach(async () => {
  said = [];
  url = await emptyDatabase();
  connection = await connectionTo(url);
  queue = await JobQueue.start(url, (line) => said.push(line));
});
afterEach(async () => {
  await queue.stop();
  await connection.close();
});

/** Runs a failing job, and resolves once the queue has recorded the failure. */
async function failWith(cause: Error): Promise<void> {
  await queue.work(NAME, () => Promise.reject(cause));
  await queue.add(connection.database, NAME, 'a1');
  while ((await jobs()).some(({ state }) => state === 'created' || state === 'active'))
    await new Promise(setImmediate);
}

async function jobs() {
  const { rows } = await sql<{ state: string; seconds: number }>`
    select state, extract(epoch from start_after - now())::float as seconds from pgboss.job where name = ${NAME}`.execute(
    connection.database,
  );
  return rows;
}

async function setClockBack(interval: string): Promise<void> {
  await sql`update pgboss.job set start_after = start_after + ${interval}::interval`.execute(
    connection.database,
  );
}

it('retries temporary failures, not permanent ones, which an operator can retry', async () => {
  await failWith(new Error('The mail server does not take a mail: 450'));
  expect(await jobs()).toMatchObject([{ state: 'retry' }]);
  expect(said).toEqual([
    `jobs: ${NAME} failed, and will be retried: The mail server does not take a mail: 450`,
  ]);
});

it('does not retry a mail that its server rejects permanently', async () => {
  await failWith(new MailRefused('The mail server does not take a mail: 550'));
  expect((await jobs()).map(({ state }) => state)).toEqual(['failed']);
  const boss = await openJobs(url);
  expect(await deadLetters(boss)).toMatchObject([
    { queue: NAME, about: 'a1', tries: 1, reason: 'The mail server does not take a mail: 550' },
  ]);
  await boss.stop();
});

it.each(['2 days', '4 minutes'])(
  '[ERROR-03] a mail that a wrong clock has put off by %s is due when the clock is right again',
  async (interval) => {
    await failWith(new Error('no answer'));
    const [before] = await jobs();
    await queue.bringForward();
    // Tolerates the job's own retry delay.
    expect((await jobs())[0]?.seconds).toBeGreaterThan(Number(before?.seconds) - 30);
    await setClockBack(interval);
    await queue.bringForward();
    expect((await jobs())[0]?.seconds).toBeLessThanOrEqual(0);
  },
);
