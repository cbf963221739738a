import { resolve } from 'node:path';
import { SettingsError } from '@careers/contract';
import { connect } from '../../src/database/connect.ts';
import { KeyRing } from '../../src/documents/key-ring.ts';
import { readSettings } from '../../src/settings.ts';
import { openStore } from '../../src/store/open-store.ts';
import { BackupError, backup } from './backup.ts';
import { restore } from './restore.ts';

/**
 * `npm run registry:backup -- folder` backs the registry up to a folder, also while it runs; `npm run registry:restore
 * -- folder` fills an empty database and store. Settings are those of the service.
 */
const [, , command, name] = process.argv;
if (!name || (command !== 'backup' && command !== 'restore')) {
  console.error(
    `Say which folder: npm run registry:${command === 'restore' ? 'restore' : 'backup'} -- folder`,
  );
  process.exit(2);
}
// npm runs this in the workspace; resolves the folder against the user's working directory.
const folder = resolve(process.env['INIT_CWD'] ?? '.', name);
try {
  const settings = readSettings(process.env);
  await using database = await connect(settings.databaseUrl);
  const store = await openStore(settings.store);
  if (command === 'backup') {
    const { rows, files } = await backup(database, store, folder);
    console.log(`backup: ${rows} rows and ${files} new files in ${folder}`);
  } else {
    const keys = await KeyRing.open(settings.directory, settings.keysFile);
    console.log(`restore: ${await restore({ database, store, keys }, folder)} rows from ${folder}`);
  }
} catch (error) {
  const isExpected = error instanceof BackupError || error instanceof SettingsError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
