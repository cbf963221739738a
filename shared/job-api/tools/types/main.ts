import { writeFile, rm } from 'node:fs/promises';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { connect, migrate } from '../../src/database/connect.ts';
import { FILE, tableTypes } from './generate.ts';

/** `npm run types -w shared/job-api`: writes the types of the tables, from a new database with all migrations. */
const directory = await temporaryFolder('job-api-types-');
const connection = await connect({ databaseUrl: null, dataDirectory: directory });
try {
  await migrate(connection.database);
  await writeFile(FILE, await tableTypes(connection.database));
  console.log(`types: written to ${FILE}`);
} finally {
  await connection.close();
  await rm(directory, { recursive: true, force: true });
}
process.exit(0);
