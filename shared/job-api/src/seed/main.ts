import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { readSettings } from '../settings.ts';
import { seedIfEmpty } from './load.ts';

/** `npm run seed -- --offers 20000`: fills an empty database. */
const index = process.argv.indexOf('--offers');
const settings = readSettings(process.env);
const offers = index > 0 ? Number(process.argv[index + 1]) : settings.seedOffers;
if (!Number.isInteger(offers) || offers < 1) {
  console.error('Say how many offers: npm run seed -- --offers 20000');
  process.exit(1);
}
const connection = await connect(settings);
await migrate(connection.database);
await seedIfEmpty(connection, { offers, say: (line) => console.log(line) });
await connection.close();
process.exit(0);
