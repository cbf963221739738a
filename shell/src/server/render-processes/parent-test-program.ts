import { startForTests } from './start-for-tests.ts';

/** The parent of a render process for tests: it lets the process loop for ever. */
const started = await startForTests({ limits: { beatMilliseconds: 600_000, residentBytes: 2 ** 40 } });
await started.ask('page', {
  url: 'http://site.test/loops-aloud',
  as: 'document',
  set: { key: '', versions: {}, missing: [] },
});
