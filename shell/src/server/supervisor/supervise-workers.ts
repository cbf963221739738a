import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Backoff } from '@careers/federation/backoff';
import { ConnectionHandout } from './connection-handout.ts';
import { WorkerLife } from './worker-life.ts';

/** What workers may take to finish what they have, once the site ends. */
const END_MILLISECONDS = 8_000;

export interface SupervisorOptions {
  /** How many processes run this program. */
  workers: number;
  port: number;
  host: string;
  log: FastifyBaseLogger;
  /** Whether a worker may stand still for as long as it likes: at a breakpoint. */
  isDebugged?: boolean;
  /** Told once the first worker takes connections. */
  onReady(): void;
}

/**
 * Runs this program in several processes and gives them the connections of one port. A worker that ends is replaced,
 * however often; one whose event loop stands still is killed. Resolves once SIGTERM or SIGINT has ended all of them.
 * @throws Error when the port cannot be had, or the very first workers cannot start.
 */
export async function superviseWorkers({
  workers,
  port,
  host,
  log,
  isDebugged = false,
  onReady,
}: SupervisorOptions): Promise<void> {
  const handout = new ConnectionHandout();
  const lives = new Set<WorkerLife>();
  const ending = new AbortController();
  const server = createServer({ pauseOnConnect: true }, (socket) => handout.accept(socket));
  const aborted = once(ending.signal, 'abort').then(() => undefined);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ending.abort());

  const start = () => {
    const life = new WorkerLife(cluster.fork(), { handout, log, isDebugged });
    lives.add(life);
    void life.ended.then(() => lives.delete(life));
    return life;
  };
  const keep = async (first: WorkerLife) => {
    const backoff = new Backoff();
    for (let life = first; !ending.signal.aborted; life = start()) {
      const left = await Promise.race([life.left, aborted]);
      if (!left) return;
      const { reason, milliseconds } = left;
      const delay = backoff.after(milliseconds);
      log.error(
        { event: 'worker_replaced', worker: life.id, reason, delay },
        `A worker has ended (${reason}): another one takes its place`,
      );
      await Promise.race([wait(delay, undefined, { ref: false }), aborted]);
    }
  };

  const first = Array.from({ length: workers }, start);
  await Promise.race([Promise.any(first.map(({ ready }) => ready)), aborted]).catch(() => {
    throw new Error('no worker has started, see above');
  });
  if (!ending.signal.aborted) {
    server.listen({ port, host });
    await once(server, 'listening');
    onReady();
    await Promise.all(first.map(keep));
  }
  server.close();
  handout.close();
  log.info({ event: 'ending' }, 'Workers finish what they have');
  for (const life of lives) life.end();
  const killing = setTimeout(() => lives.forEach((life) => life.kill()), END_MILLISECONDS);
  await Promise.all([...lives].map(({ ended }) => ended));
  clearTimeout(killing);
}
