import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { runningClusterUrl } from '@careers/postgres';
import { sql } from 'kysely';
import { preparedDataFolder } from '../../testing/data-folder.ts';
import { connectionTo } from '../../testing/database-of.ts';
import { anApplication, formOf } from '../../testing/forms.ts';
import { startMailbox } from '../../testing/mailbox.ts';
import type { Mailbox } from '../../testing/mailbox.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import type { ServerProcess } from '../../testing/server-process.ts';

const ALERTS_PATH = '/api/v2.0/offers/subscriptionmailwithoutaccount';
const MAILS = 100;
/** Concurrent mails, which may be repeated after a kill. */
const AT_ONCE = 4;
const WAIT_MILLISECONDS = 60_000;
/** Below the statement timeout. */
const END_MILLISECONDS = 4_000;

jest.setTimeout(240_000);

let dataDirectory: string;
let mailbox: Mailbox;
let server: ServerProcess | undefined;
beforeEach(async () => {
  dataDirectory = await preparedDataFolder();
  mailbox = await startMailbox();
});
afterEach(async () => {
  await server?.kill({ database: true });
  await mailbox.stop();
  await rm(dataDirectory, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  server = await startServerProcess(dataDirectory, { SMTP_URL: mailbox.url });
  return server;
}

async function end(how: (server: ServerProcess) => Promise<unknown>): Promise<void> {
  if (server) await how(server);
  server = undefined;
}

/** Sends contact requests, each from a new address; returns the addresses that were accepted. */
async function apply(address: string, count: number): Promise<string[]> {
  const thanked: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const body = anApplication('', { type: 'DCE' });
    const answer = await fetch(`${address}/api/v2.0/applicationswithoutaccount/`, { method: 'POST', body });
    if (answer.status === 201) thanked.push(String(body.get('email')));
  }
  return thanked;
}

/** Subscribes a new address to butcher offers. */
async function subscribe(address: string, number: number): Promise<void> {
  const body = formOf({
    email: `alerte-${number}@exemple.fr`,
    codeJobName: 'job_boucherie',
    consent: 'true',
  });
  const answer = await fetch(`${address}${ALERTS_PATH}`, { method: 'POST', body });
  expect(answer.status).toBe(201);
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + WAIT_MILLISECONDS;
  while (!isSo() && performance.now() < end) await setTimeout(10);
}

/** Resolves after this many mails; later ones get no response, as the client is killed. */
function cutAfter(count: number): { reached: Promise<void>; repair(): void } {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  mailbox.onMail = async () => {
    if (mailbox.mails.length < count) return undefined;
    resolve();
    return new Promise(() => undefined);
  };
  return { reached, repair: () => (mailbox.onMail = () => Promise.resolve()) };
}

/** Drops the queue of a killed server, once the database has ended its statements. */
async function dropQueue(databaseUrl: string): Promise<void> {
  const connection = await connectionTo(databaseUrl);
  await sql`
    select pg_terminate_backend(pid, ${END_MILLISECONDS})
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `.execute(connection.database);
  await sql`drop schema pgboss cascade`.execute(connection.database);
  await connection.close();
}

it('a server killed while sending a hundred mails sends each exactly once', async () => {
  let cut = cutAfter(30);
  const thanked = await apply((await start()).address, MAILS);
  expect(thanked).toHaveLength(MAILS);
  await cut.reached;
  await end((each) => each.kill({ database: false }));
  cut.repair();
  cut = cutAfter(60);
  await start();
  await cut.reached;
  await end((each) => each.kill({ database: true }));
  cut.repair();
  await start();
  const recipients = () => new Set(mailbox.mails.map(({ recipient }) => recipient));
  await until(() => recipients().size === MAILS);
  await end((each) => each.stop());
  expect([...recipients()].sort()).toEqual(thanked.sort());
  // Repetitions have the same Message-ID, by which mail servers detect them.
  expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(MAILS);
  expect(mailbox.mails.length).toBeLessThan(MAILS + 2 * AT_ONCE);
});

it('mails of a restored database, without queued jobs, are sent', async () => {
  const { address } = await start();
  mailbox.failing = true;
  const thanked = await apply(address, 3);
  const databaseUrl = (await runningClusterUrl(dataDirectory)) ?? '';
  await end((each) => each.kill({ database: false }));
  await dropQueue(databaseUrl);
  mailbox.failing = false;
  await start();
  const mails = await mailbox.received(3);
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(thanked.sort());
  await end((each) => each.stop());
  expect(mailbox.mails).toHaveLength(3);
});

it('[ERROR-03] a mail server that hangs does not affect visitors', async () => {
  const hanging = cutAfter(0);
  const { address } = await start();
  await apply(address, 2 * AT_ONCE);
  for (let index = 0; index < AT_ONCE; index += 1) await subscribe(address, index);
  await hanging.reached;
  const databaseUrl = (await runningClusterUrl(dataDirectory)) ?? '';
  const connection = await connectionTo(databaseUrl);
  // Includes the jobs that wait for one of the mailer's connections.
  const begun = async () =>
    (
      await sql<{ name: string }>`
        select distinct name from pgboss.job where state = 'active' and name like '%-confirmation'`.execute(
        connection.database,
      )
    ).rows.length;
  while ((await begun()) < 2) await setTimeout(50);
  for (const word of ['boucher', 'caissier', 'poissonnier', 'fleuriste', 'boulanger'])
    expect((await fetch(`${address}/api/v2.0/offers/?keywords=${word}`)).status).toBe(200);
  const { rows } = await sql`
    select state from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(connection.database);
  expect(rows).toEqual([]);
  await connection.close();
  await end((each) => each.kill({ database: true }));
});
