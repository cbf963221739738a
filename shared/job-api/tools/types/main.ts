import { writeFile, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { FILE, tableTypes } from './generate.ts';

/** `npm run types -w shared/job-api`: writes the types of the tables, of a new database with all migrations. */
const directory = await mkdtemp(join(tmpdir(), 'job-api-types-'));
// Under root PostgreSQL runs as another user, who must be able to enter.
await chmod(directory, 0o755);
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
