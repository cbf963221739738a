import { confineProcess } from '@careers/federation/confinement';
import { serverLibraries } from '@careers/federation/server-libraries';
import { loadErrorPage } from '../../app/error-page/error-boundary.tsx';
import type { Answers, Call, ToProcess } from './messages.ts';
import { RenderService } from '../rendering/render-service.ts';
import { openServerChannel } from './channel.ts';

/** Program of a render process, which runs remotes; controlled by `RenderProcess`. */
// Ignores signals that a terminal sends to all its processes: the server ends this one once its requests are answered.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
const exit = confineProcess();
const send = openServerChannel(receive, exit);
let service: RenderService | undefined;

function receive(message: ToProcess): void {
  if (message.kind === 'beat') return send({ kind: 'beat', residentBytes: process.memoryUsage.rss() });
  const { id } = message;
  answerTo(message)
    .then((answer) => send({ kind: 'answer', id, answer }))
    // Catches answers that cannot be cloned too.
    .catch((error: unknown) => send({ kind: 'failure', id, message: String(error) }));
}

async function answerTo(message: Exclude<ToProcess, { kind: 'beat' }>): Promise<Answers[Call]> {
  switch (message.kind) {
    case 'start':
      await loadErrorPage();
      service = new RenderService(message.question, serverLibraries(), (text, cause) =>
        send({ kind: 'error', message: text, stack: stackOf(cause) }),
      );
      return service.shared;
    case 'load':
      return started().load(message.question);
    case 'page':
      return started().page(message.question);
    case 'sitemap':
      return started().sitemap(message.question);
  }
}

function started(): RenderService {
  if (!service) throw new Error('The render process is asked before it is started.');
  return service;
}

function stackOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? String(cause)) : String(cause);
}
