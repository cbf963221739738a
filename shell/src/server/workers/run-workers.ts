import cluster from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { answerMetricsRequests } from './worker-metrics.ts';

/** Delay between forks, so that a worker that cannot start does not take a whole core. */
const FORK_DELAY_MILLISECONDS = 500;

interface WorkersOptions {
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Called once the first worker listens. */
  onListening(): void;
}

/**
 * Runs this program in several processes that share its port, and replaces those that exit. SIGTERM and SIGINT end all.
 * Exits with code 1 if a worker exits before any has listened.
 */
export function runWorkers(count: number, { log, onListening }: WorkersOptions): void {
  let isListening = false;
  let isEnding = false;
  const end = () => {
    isEnding = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };

  answerMetricsRequests();
  cluster.once('listening', () => {
    isListening = true;
    onListening();
  });
  cluster.on('exit', ({ id }, code: number, signal: string | null) => {
    if (!isListening && !isEnding) {
      process.exitCode = 1;
      return end();
    }
    if (isEnding) return;
    log.error({ event: 'worker_exited', worker: id, code, signal }, 'A worker exited, and is replaced');
    setTimeout(() => {
      if (!isEnding) cluster.fork();
    }, FORK_DELAY_MILLISECONDS);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  for (let worker = 0; worker < count; worker += 1) cluster.fork();
}
