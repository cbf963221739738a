import type { Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import type { ConnectionHandout, Taker } from './connection-handout.ts';
import { isWorkerMessage } from './messages.ts';

/** How often a worker says that its event loop goes round. */
export const HEARTBEAT_MILLISECONDS = 250;
/** A worker that is silent for so many heartbeats is dead for its visitors: two seconds. */
const SILENT_HEARTBEATS = 8;
/** A worker that has not started by then never will. */
const START_HEARTBEATS = (60 * 1_000) / HEARTBEAT_MILLISECONDS;

export interface WorkerLifeOptions {
  handout: ConnectionHandout;
  log: FastifyBaseLogger;
  isDebugged: boolean;
}

/** One worker from its start to its end. */
export class WorkerLife {
  readonly id: number;
  /** Resolves once it takes connections; rejects when it ends before. */
  readonly ready: Promise<void>;
  /** Resolves once it takes no more connections, with why and how long it lived. */
  readonly left: Promise<{ reason: string; milliseconds: number }>;
  readonly ended: Promise<void>;
  readonly #worker: Worker;

  constructor(worker: Worker, { handout, log, isDebugged }: WorkerLifeOptions) {
    this.#worker = worker;
    this.id = worker.id;
    const started = performance.now();
    const taker: Taker = {
      send: (offer, socket, options, done) => worker.process.send(offer, socket, options, done),
    };
    const { promise: ready, resolve: isReady, reject: isNeverReady } = Promise.withResolvers<void>();
    const { promise: left, resolve: hasLeft } = Promise.withResolvers<Awaited<WorkerLife['left']>>();
    const leave = (reason: string) => hasLeft({ reason, milliseconds: performance.now() - started });
    [this.ready, this.left] = [ready, left];
    ready.catch(() => undefined);

    let silence = 0;
    let limit = START_HEARTBEATS;
    // Counted in this process's own time: one that was held up itself judges nobody.
    const watch = setInterval(() => {
      silence += 1;
      if (silence < limit || isDebugged) return;
      log.fatal(
        { event: 'worker_unresponsive', worker: this.id },
        'The event loop of a worker stands still: it is killed',
      );
      leave('its event loop stood still');
      this.kill();
    }, HEARTBEAT_MILLISECONDS);

    worker.on('message', (message: unknown) => {
      if (!isWorkerMessage(message)) return;
      silence = 0;
      if (message.type === 'connection-taken') handout.taken(taker);
      if (message.type === 'worker-ready') {
        limit = SILENT_HEARTBEATS;
        handout.join(taker);
        isReady();
      }
      if (message.type === 'worker-leaving') {
        handout.leave(taker);
        leave('it has left');
      }
    });
    // A worker that dies closes its end of the channel, sometimes while something is on its way to it.
    worker.process.on('error', (error) =>
      log.warn({ event: 'worker_channel', err: error, worker: this.id }, 'A worker cannot be told anything'),
    );
    this.ended = new Promise((resolve) => {
      worker.once('exit', (code, signal) => {
        clearInterval(watch);
        handout.lose(taker);
        leave(signal ? `killed by ${signal}` : `code ${code}`);
        isNeverReady(new Error('The worker has ended before it was ready'));
        resolve();
      });
    });
  }

  /** Lets it finish what it has. */
  end(): void {
    this.#worker.process.kill('SIGTERM');
  }

  kill(): void {
    this.#worker.process.kill('SIGKILL');
  }
}
