import { serverLibraries } from '@careers/federation/server-libraries';
import { endWithParent } from './end-with-parent.ts';
import { LanePages } from './lane-pages.ts';
import type { FromLane, LaneCall, LaneCalls, ToLane } from './messages.ts';

/**
 * A lane: the process that runs remotes, and renders what they make. It is started, asked, watched and ended by the
 * process that serves the site (`Lane`), over the socket between the two.
 */
const end = process.exit.bind(process);
// A remote that calls it is found by the stack of what is thrown.
process.exit = (code) => {
  throw new Error(`process.exit(${String(code ?? '')}) was called: a remote cannot end its lane.`);
};
// Sent to all processes of a terminal: the one that serves the site ends this one when its requests are answered.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => end(0));
endWithParent();

const tell = (message: FromLane) => process.send?.(message);
let pages: LanePages | undefined;

const calls: {
  [Call in LaneCall]: (question: LaneCalls[Call]['question']) => Promise<LaneCalls[Call]['answer']>;
} = {
  async start(settings) {
    pages = await LanePages.create(settings, serverLibraries(), (message, cause) =>
      tell({ kind: 'error', message, stack: stackOf(cause) }),
    );
    return pages.shared;
  },
  load: (question) => started().load(question),
  page: (question) => started().page(question),
  sitemap: (question) => started().sitemap(question),
};

process.on('message', (message: ToLane) => {
  if (message.kind === 'beat') {
    tell({ kind: 'beat', residentBytes: process.memoryUsage.rss() });
    return;
  }
  const { id } = message;
  answerTo(message).then(
    (answer) => tell({ kind: 'answer', id, answer }),
    (error: unknown) => tell({ kind: 'failure', id, message: String(error) }),
  );
});

async function answerTo(message: Exclude<ToLane, { kind: 'beat' }>): Promise<unknown> {
  switch (message.kind) {
    case 'start':
      return calls.start(message.question);
    case 'load':
      return calls.load(message.question);
    case 'page':
      return calls.page(message.question);
    case 'sitemap':
      return calls.sitemap(message.question);
  }
}

function started(): LanePages {
  if (!pages) throw new Error('The lane is asked before it is started.');
  return pages;
}

function stackOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? String(cause)) : String(cause);
}
