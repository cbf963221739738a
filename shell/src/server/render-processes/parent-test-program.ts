import { startForTests } from './start-for-tests.ts';

/** The parent of a render process for tests: it lets the process loop for ever. */
const started = await startForTests({ limits: { beatMilliseconds: 600_000, residentBytes: 2 ** 40 } });
void started.ask('page', {
  url: 'http://site.test/loops',
  as: 'document',
  set: { key: '', versions: {}, missing: [] },
});
console.log('asked');
