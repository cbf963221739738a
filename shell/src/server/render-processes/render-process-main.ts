import { serverLibraries } from '@careers/federation/server-libraries';
import { guardProcess } from './guard-process.ts';
import type { Answers, Call, Questions, ToProcess } from './messages.ts';
import { RenderService } from './render-service.ts';
import { openServerChannel } from './server-channel.ts';

/**
 * The program of a render process: it runs remotes and renders their pages. The server starts, asks, watches and ends it
 * (`RenderProcess`).
 */
// Sent to all processes of a terminal: the server ends this one when its requests are answered.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
const exit = guardProcess();
const send = openServerChannel(receive, exit);
let service: RenderService | undefined;

const calls: { [Kind in Call]: (question: Questions[Kind]) => Promise<Answers[Kind]> } = {
  async start(settings) {
    service = await RenderService.create(settings, serverLibraries(), (message, cause) =>
      send({ kind: 'error', message, stack: stackOf(cause) }),
    );
    return service.shared;
  },
  load: (question) => started().load(question),
  page: (question) => started().page(question),
  sitemap: (question) => started().sitemap(question),
};

function receive(message: ToProcess): void {
  if (message.kind === 'beat') return send({ kind: 'beat', residentBytes: process.memoryUsage.rss() });
  const { id } = message;
  answerTo(message)
    .then((answer) => send({ kind: 'answer', id, answer }))
    // An answer that cannot be copied fails too.
    .catch((error: unknown) => send({ kind: 'failure', id, message: String(error) }));
}

async function answerTo(message: Exclude<ToProcess, { kind: 'beat' }>): Promise<unknown> {
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

function started(): RenderService {
  if (!service) throw new Error('The render process is asked before it is started.');
  return service;
}

function stackOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? String(cause)) : String(cause);
}
