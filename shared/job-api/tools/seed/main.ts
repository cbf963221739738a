import { DatabaseError } from '@careers/postgres';
import { connect, migrate } from '../../src/database/connect.ts';
import { readSettings } from '../../src/server/settings.ts';
import { seedIfEmpty } from './load.ts';

/** `npm run seed -- --offers 20000`: fills an empty database. */
const index = process.argv.indexOf('--offers');
try {
  const settings = readSettings(process.env);
  const offers = index > 0 ? Number(process.argv[index + 1]) : settings.seedOffers;
  if (!Number.isInteger(offers) || offers < 1) {
    console.error('Say how many offers: npm run seed -- --offers 20000');
    process.exit(2);
  }
  const connection = await connect(settings);
  await migrate(connection.database);
  const isSeeded = await seedIfEmpty(connection, { offers, log: (line) => console.log(line) });
  if (!isSeeded) {
    console.log('seed: the database has offers already; name an empty one with CAREERS_DATA or DATABASE_URL');
  }
  await connection.close();
  process.exit(0);
} catch (error) {
  console.error(error instanceof DatabaseError ? error.message : error);
  process.exit(1);
}
