import { parseArgs } from 'node:util';
import { runningClusterUrl } from '@careers/postgres';
import { connect } from '../../src/database/connect.ts';
import { readSettings } from '../../src/server/settings.ts';
import { deleteKeptOf, keptOf } from './kept-of.ts';

/**
 * `npm run kept-of -w shared/job-api -- camille@exemple.fr`: lists the stored data of a data subject; `--delete`
 * deletes it. Backups keep it until they are deleted themselves.
 */
const { values, positionals } = parseArgs({
  options: { delete: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [email] = positionals;
if (email === undefined || positionals.length > 1) {
  console.error('Name one address: npm run kept-of -w shared/job-api -- camille@exemple.fr [--delete]');
  process.exit(1);
}
const { dataDirectory, databaseUrl: named } = readSettings(process.env);
const databaseUrl = named ?? (await runningClusterUrl(dataDirectory));
if (databaseUrl === null) {
  console.error('No server runs on this CAREERS_DATA: start it, or name its database with DATABASE_URL.');
  process.exit(1);
}
const connection = await connect({ dataDirectory, databaseUrl });
const kept = await keptOf(connection.database, email);
for (const { table, id, since, about } of kept) console.log(`${since} ${table} ${id} ${about}`);
if (kept.length === 0) console.log('Nothing is kept of this address.');
else if (values.delete) console.log(`${await deleteKeptOf(connection.database, email)} deleted`);
await connection.close();
