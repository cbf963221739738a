import { rm, writeFile } from 'node:fs/promises';
import { startEmbedded } from '@careers/postgres';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { connect } from '../../src/database/connect.ts';
import { FILE, tableTypes } from './generate.ts';

/** `npm run types -w shared/releases`: writes the types of the tables, of a new database with all migrations. */
const directory = await temporaryFolder('registry-types-');
const cluster = await startEmbedded(directory);
try {
  const connection = await connect(cluster.url);
  await writeFile(FILE, await tableTypes(connection.database));
  await connection.close();
  console.log(`types: written to ${FILE}`);
} finally {
  await cluster.stop();
  await rm(directory, { recursive: true, force: true });
}
