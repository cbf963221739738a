import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { confineProcess } from '@careers/federation/confinement';
import { openServerChannel } from './channel.ts';
import type { FromProcess } from './messages.ts';
import { pageResult } from './page-result-for-tests.ts';

/**
 * Render process for tests: answers `start`, loads versions that leak, and acts by the path of a page. Also stands in
 * for malicious remotes.
 */
const exit = confineProcess();
const kept: Buffer[] = [];
/** Memory that each version holds for the lifetime of its process. */
const VERSION_BYTES = 8 * 1024 * 1024;
const HUGE_BYTES = 6 * 1024 * 1024;

const send = openServerChannel((message) => {
  if (message.kind === 'beat') return send({ kind: 'beat', residentBytes: process.memoryUsage.rss() });
  const answer = (value: unknown) => send({ kind: 'answer', id: message.id, answer: value });
  switch (message.kind) {
    case 'start':
      return answer({});
    case 'load':
      kept.push(Buffer.alloc(VERSION_BYTES, 1));
      return answer([{ id: 'a', paths: ['/a'] }]);
    case 'page':
      return page(new URL(message.question.url).pathname, message.id, answer);
    default:
      return;
  }
}, exit);

const FORGED: Readonly<Record<string, unknown>> = {
  '/sends-null': null,
  '/sends-text': 'hello',
  '/sends-unknown-kind': { kind: 'cmd', cmd: 'NODE_HANDLE_ACK' },
  '/sends-unknown-id': { kind: 'answer', id: 9_999, answer: pageResult() },
  '/sends-no-number': { kind: 'beat', residentBytes: Number.NaN },
};

const RESULTS: Readonly<Record<string, object>> = {
  '/status-nan': pageResult(Number.NaN),
  '/status-99': pageResult(99),
  '/status-204': pageResult(204),
  '/status-304': pageResult(304),
  '/status-text': { ...pageResult(), status: 'ok' },
  '/redirects-elsewhere': redirect('https://elsewhere.test/'),
  '/redirects-to-host': redirect('//elsewhere.test/'),
  '/redirects-to-script': redirect('javascript:alert(1)'),
  '/redirects-to-itself': redirect('/redirects-to-itself#top'),
  '/huge': { ...pageResult(), html: ' '.repeat(HUGE_BYTES) },
  '/page-as-file': file({ 'content-type': 'text/html' }),
  '/file-with-cookie': file({ 'content-type': 'application/pdf', 'set-cookie': 'careers_release=fff' }),
  '/file-clears-site': file({ 'content-type': 'application/pdf', 'clear-site-data': '"*"' }),
};

function file(headers: Record<string, string>): object {
  return {
    kind: 'file',
    file: { status: 200, headers, body: Buffer.from('<script>') },
    faults: [],
    asked: [],
  };
}

function redirect(location: string): object {
  return { kind: 'redirect', status: 302, location, faults: [], asked: [] };
}

function page(path: string, id: number, answer: (value: unknown) => void): void {
  if (path in FORGED) return send(FORGED[path] as FromProcess);
  if (path in RESULTS) return answer(RESULTS[path]);
  const show = (...words: string[]) => answer(pageResult(200, words));
  switch (path) {
    case '/loops':
      return loop();
    case '/floods':
      return void setInterval(() => process.stderr.write('x'.repeat(64 * 1024)), 1);
    case '/prints':
      process.stdout.write(`${'x'.repeat(2 * 1024 * 1024)}\n`);
      return answer(pageResult());
    case '/forges-log':
      writeSync(1, '{"event":"forged"}\n\n\r\u001b[2K{"event":"forged"}\n');
      return answer(pageResult());
    case '/exits':
      return exit(0);
    case '/throws':
      throw new Error('thrown at /copies/mf-a/1.0.0/server/area.cjs');
    case '/throws-later':
      answer(pageResult());
      return void setTimeout(() => {
        throw new Error('thrown later');
      }, 50);
    case '/never':
      return;
    case '/fails':
      return send({ kind: 'failure', id, message: 'it has no such page' });
    case '/sends-no-page':
      return answer({ kind: 'page' });
    case '/sends-garbage':
      return void writeSync(3, Buffer.alloc(64, 0xff));
    case '/thread':
      return show(errorOf(() => new Worker('', { eval: true })));
    case '/signals-parent':
      return show(
        ...['kill', '_kill', '_debugProcess'].map((name) =>
          errorOf(() =>
            (process as unknown as Record<string, (id: number, signal: number) => void>)[name]?.(
              process.ppid,
              0,
            ),
          ),
        ),
      );
    case '/environment':
      return show(...Object.keys(process.env));
    default:
      return show();
  }
}

function loop(): never {
  for (;;) process.uptime();
}

function errorOf(work: () => unknown): string {
  try {
    work();
    return 'nothing was thrown';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
