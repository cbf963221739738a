import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { sql } from 'kysely';
import { connect } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import { Catalogue } from '../../src/catalogue/catalogue.ts';
import { seedIfEmpty } from '../seed/load.ts';
import { readSettings } from '../../src/server/settings.ts';
import { anAlertRow } from './alert-row.ts';
import { sendDigests } from '../../src/alerts/digest.ts';

/**
 * `npm run measure-alerts`: how long the digests of many alerts take on this machine, mails handed over to an SMTP
 * server on loopback that takes them and forgets them.
 */
const { values } = parseArgs({
  options: {
    alerts: { type: 'string', default: '100000' },
    offers: { type: 'string', default: '20000' },
    'new-offers': { type: 'string', default: '150' },
  },
});
const BATCH = 1_000;

const directory = await temporaryFolder('alerts-');
const smtp = await startSink();
const connection = await connect({ databaseUrl: null, dataDirectory: directory });
const { database } = connection;
await migrate(database);
await seedIfEmpty(connection, { offers: Number(values.offers), say: (line) => console.log(line) });
const catalogue = await Catalogue.load(database);

const newSince = await momentBefore(Number(values['new-offers']));
const jobs = catalogue.jobs.filter(({ parentCode }) => parentCode).map(({ body }) => body.code);
const towns = catalogue.ofType('TOWN');
for (let start = 0; start < Number(values.alerts); start += BATCH) {
  const rows = Array.from({ length: Math.min(BATCH, Number(values.alerts) - start) }, (_, index) =>
    oneOfMany(start + index),
  );
  await database.insertInto('alert').values(rows).execute();
}
console.log(`${values.alerts} alerts for up to three jobs, two in three of them around a town;`);
console.log(`the ${values['new-offers']} newest of ${values.offers} offers are new to them`);

const settings = readSettings({ SMTP_URL: smtp.url });
const mailer = createMailer({ settings: settings.mail, directory, say: () => undefined });
const started = performance.now();
const { alerts, sent, failed } = await sendDigests({
  database,
  catalogue,
  mailer,
  publicBaseUrl: settings.mail.publicBaseUrl,
  now: new Date(),
  onError: (cause) => console.error(cause),
});
const seconds = (performance.now() - started) / 1000;
console.log(
  `${sent} mails (${failed} failed) for ${alerts} alerts in ${seconds.toFixed(0)} s, ${Math.round(sent / seconds)} a second`,
);

mailer.close();
smtp.stop();
await connection.close();
await rm(directory, { recursive: true, force: true });
process.exit(0);

/** Alerts as people make them: one to three jobs, around a town, in a department or everywhere. */
function oneOfMany(index: number) {
  const job = (offset: number) => jobs[(index * 7 + offset) % jobs.length] ?? '';
  const jobCodes = [...new Set([job(0), job(11), job(23)])].slice(0, 1 + (index % 3));
  const location = towns[(index * 97) % towns.length]?.referentialItemLocation;
  const isAround = index % 3 !== 0 && location;
  return anAlertRow(newSince, {
    job_codes: jobCodes,
    ...(isAround ? { latitude: location.lat, longitude: location.lon, radius: 30 } : {}),
  });
}

async function momentBefore(offers: number): Promise<Date> {
  // The seed adds all at once; here they count as added on the day they were published.
  await database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`update offer set added_at = publication_date`.execute(transaction);
  });
  const row = await database
    .selectFrom('offer')
    .select('publication_date')
    .where('status', '=', 'OPEN')
    .orderBy('publication_date', 'desc')
    .offset(offers)
    .limit(1)
    .executeTakeFirst();
  return row?.publication_date ?? new Date(0);
}

/** An SMTP server that answers each command as it must and keeps nothing. */
async function startSink(): Promise<{ url: string; stop(): void }> {
  const server = createServer((socket) => {
    let isData = false;
    let rest = '';
    socket.write('220 sink\r\n');
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (;;) {
        const end = rest.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const command = rest.slice(0, 4).toUpperCase();
        rest = rest.slice(end + (isData ? 5 : 2));
        if (isData || command !== 'DATA') socket.write('250 ok\r\n');
        else socket.write('354 go on\r\n');
        isData = !isData && command === 'DATA';
      }
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
