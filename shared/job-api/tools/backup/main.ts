import { createReadStream, createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { DatabaseError, runningClusterUrl } from '@careers/postgres';
import { connect, migrate } from '../../src/database/connect.ts';
import { readSettings } from '../../src/server/settings.ts';
import { dumpLines } from './dump.ts';
import { RestoreError, restore } from './restore.ts';

/**
 * `npm run backup -- file.gz` dumps the database, also while the server runs. `npm run restore -- file.gz` fills an
 * empty one: another CAREERS_DATA or DATABASE_URL than the running server's.
 */
const [, , command, name] = process.argv;
if (!name || (command !== 'backup' && command !== 'restore')) {
  console.error(`Say which file: npm run ${command === 'restore' ? 'restore' : 'backup'} -- file.gz`);
  process.exit(2);
}
// npm runs this in the workspace; resolves the file against the user's working directory.
const file = resolve(process.env['INIT_CWD'] ?? '.', name);
try {
  const settings = readSettings(process.env);
  const running = settings.databaseUrl ?? (await runningClusterUrl(settings.dataDirectory));
  const connection = await connect({
    ...settings,
    databaseUrl: command === 'backup' ? running : settings.databaseUrl,
  });
  await migrate(connection.database);
  if (command === 'backup') {
    const lines = Readable.from(withLineEnds(dumpLines(connection.database)));
    await pipeline(lines, createGzip(), createWriteStream(file, { mode: 0o600 }));
    console.log(`backup: written to ${file}`);
  } else {
    console.log(`restore: ${await restore(connection.database, linesOf(file))} rows from ${file}`);
  }
  await connection.close();
  process.exit(0);
} catch (error) {
  const isExpected = error instanceof RestoreError || error instanceof DatabaseError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

async function* withLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** Opens the file lazily, as readline drops lines before the first read. */
async function* linesOf(path: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity });
}
