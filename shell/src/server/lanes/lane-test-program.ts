import { Worker } from 'node:worker_threads';
import { endWithParent } from './end-with-parent.ts';

endWithParent();
const kept: Buffer[] = [];
/** What each version keeps for as long as its process lives. */
const VERSION_BYTES = 8 * 1024 * 1024;

/** A lane for tests: it answers `start`, loads what never goes away, and does what the address of a page says. */
process.on('message', (message: { kind: string; id: number; question?: { url?: string } }) => {
  const tell = (words: object) => process.send?.(words);
  if (message.kind === 'beat') {
    tell({ kind: 'beat', residentBytes: process.memoryUsage.rss() });
    return;
  }
  const answer = (value: unknown) => tell({ kind: 'answer', id: message.id, answer: value });
  if (message.kind === 'load') {
    kept.push(Buffer.alloc(VERSION_BYTES, 1));
    answer([{ id: 'a', paths: ['/a'] }]);
    return;
  }
  switch (new URL(message.question?.url ?? 'http://site.test/').pathname) {
    case '/loops':
      return loop();
    case '/loops-aloud':
      process.stdout.write('looping');
      return loop();
    case '/exits':
      process.exit(0);
    case '/throws':
      throw new Error('thrown at /copies/mf-a/1.0.0/server/area.cjs');
    case '/never':
      return;
    case '/fails':
      tell({ kind: 'failure', id: message.id, message: 'it has no such page' });
      return;
    case '/thread':
      return startThread(answer);
    case '/environment':
      answer(Object.keys(process.env));
      return;
    default:
      answer({});
  }
});

function loop(): never {
  for (;;) process.uptime();
}

function startThread(answer: (value: unknown) => void): void {
  try {
    new Worker('', { eval: true });
    answer('started');
  } catch (error) {
    answer(error instanceof Error && 'code' in error ? error.code : null);
  }
}
