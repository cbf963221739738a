import { SettingsError } from '@careers/contract';
import { connect } from '../../src/database/connect.ts';
import { readSettings } from '../../src/settings.ts';
import { openStore } from '../../src/store/open-store.ts';
import { collect, findOrphans } from './collect.ts';

/**
 * `npm run registry:gc` lists files that no version names; `npm run registry:gc -- --delete` deletes them. Settings are
 * those of the service, which may run meanwhile.
 */
const wanted = process.argv.slice(2);
if (wanted.some((option) => option !== '--delete')) {
  console.error('Say nothing to see what would go, or --delete: npm run registry:gc -- --delete');
  process.exit(2);
}
try {
  const settings = readSettings(process.env);
  await using database = await connect(settings.databaseUrl);
  const store = await openStore(settings.store);
  const orphans = await findOrphans(database, store);
  if (wanted.length === 0) {
    const bytes = orphans.reduce((total, blob) => total + blob.bytes, 0);
    for (const { digest, storedAt } of orphans) console.log(`${digest} of ${storedAt.toISOString()}`);
    console.log(`gc: ${orphans.length} files, ${bytes} bytes, would go with --delete`);
  } else {
    const { files, bytes } = await collect(database, store, orphans);
    console.log(`gc: deleted ${files} files, ${bytes} bytes`);
  }
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
