import { join } from 'node:path';
import { Lane } from './lane.ts';
import type { LaneCalls } from './messages.ts';

/** The parent of a lane for tests: it lets the lane loop for ever. */
const lane = new Lane({
  name: 'candidate',
  program: join(import.meta.dirname, 'lane-test-program.ts'),
  readable: [],
  limits: { beatMilliseconds: 600_000, residentBytes: 4_096 * 1024 * 1024 },
  onDeath: () => undefined,
  onError: () => undefined,
});
await lane.ask('start', {} as LaneCalls['start']['question']);
await lane.ask('page', {
  url: 'http://site.test/loops-aloud',
  as: 'document',
  set: { key: '', versions: {}, missing: [] },
});
