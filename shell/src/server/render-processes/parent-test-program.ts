import { startForTests } from './start-for-tests.ts';

/** Parent of a render process in an endless loop, for tests. */
const started = await startForTests({ limits: { beatMilliseconds: 600_000, residentBytes: 2 ** 40 } });
void started.ask('page', {
  url: 'http://site.test/loops',
  as: 'document',
  set: { key: '', versions: {}, missing: [] },
});
console.log('asked');
