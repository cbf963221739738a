import cluster from 'node:cluster';
import { sumWorkerMetrics } from './worker-metrics.ts';

/** A worker that ends sooner than this would only end again. */
const TOO_SOON_MILLISECONDS = 5_000;

/**
 * Runs this program in several processes that share its port; one that dies is replaced, unless it could not even
 * start. SIGTERM and SIGINT end all of them, each after the requests that it has.
 */
export function keepWorkers(count: number): void {
  let isEnding = false;
  sumWorkerMetrics();
  const start = () => {
    const started = Date.now();
    cluster.fork().once('exit', (code, signal) => {
      if (isEnding) return;
      if (Date.now() - started < TOO_SOON_MILLISECONDS) process.exit(code || 1);
      console.error(`A worker has ended (${signal ?? `code ${code}`}): another one takes its place.`);
      start();
    });
  };
  for (let worker = 0; worker < count; worker += 1) start();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      isEnding = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
    });
  }
}
