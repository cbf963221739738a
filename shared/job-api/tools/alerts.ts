import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runningClusterUrl } from '@careers/postgres';
import { connect, migrate } from '../src/database/connect.ts';
import { createMailer } from '../src/mail/mailer.ts';
import { Catalogue } from '../src/catalogue/catalogue.ts';
import { readSettings } from '../src/server/settings.ts';
import { sendDigests } from '../src/alerts/digest.ts';
import { deleteOld } from '../src/alerts/retention.ts';

/**
 * `npm run alerts`: runs the server's daily jobs, digests and then deletions, also on the database of a running server.
 * Ctrl-C stops it after the mails in progress.
 */
const { values } = parseArgs({ options: { now: { type: 'string' } } });
const now = values.now ? new Date(values.now) : new Date();
if (Number.isNaN(now.getTime())) {
  console.error('Say the moment as a date: npm run alerts -- --now 2026-11-21T07:00:00+01:00');
  process.exit(1);
}
const settings = readSettings(process.env);
const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort());

const { dataDirectory } = settings;
const databaseUrl = settings.databaseUrl ?? (await runningClusterUrl(dataDirectory));
const connection = await connect({ dataDirectory, databaseUrl });
const started = performance.now();
await migrate(connection.database);
const mailer = createMailer({
  settings: settings.mail,
  directory: join(dataDirectory, 'mail'),
  log: (line) => console.log(line),
});
const report = await sendDigests({
  database: connection.database,
  catalogue: await Catalogue.load(connection.database),
  mailer,
  publicBaseUrl: settings.mail.publicBaseUrl,
  now,
  signal: abort.signal,
  onError: (cause) => console.error(cause instanceof Error ? cause.message : cause),
});
const deleted = await deleteOld(connection.database, now);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `alerts: ${report.sent} digests sent, ${report.failed} failed, of ${report.alerts} alerts in ${seconds} s`,
);
console.log(`retention: ${deleted.applications} applications and ${deleted.alerts} alerts deleted`);
mailer.close();
await connection.close();
process.exit(report.failed > 0 ? 1 : 0);
