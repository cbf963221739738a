import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Registry } from 'prom-client';

const TYPE = 'metrics-of-all-workers';

/** A request of a worker, and the answer of the primary process. */
interface MetricsMessage {
  type: typeof TYPE;
  id: number;
  /** Null when a worker did not answer. */
  text?: string | null;
}

/** Created on import: the primary process waits for every worker, including those still starting. */
const aggregator = new AggregatorRegistry();

/** In the primary process: aggregates the metrics of all workers for the one that serves `/metrics`. */
export function answerMetricsRequests(): void {
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isMetricsMessage(message)) return;
    const answer = (text: string | null) => worker.isConnected() && worker.send({ ...message, text });
    aggregator.clusterMetrics().then(answer, () => answer(null));
  });
}

/**
 * Returns a function that reads the metrics of this process, or of all workers of its cluster, in Prometheus's format.
 * It resolves with null when a worker did not answer in time.
 */
export function metricsReader(registry: Registry): () => Promise<string | null> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  const waiting = new Map<number, (text: string | null) => void>();
  let id = 0;
  process.on('message', (message: unknown) => {
    if (!isMetricsMessage(message)) return;
    waiting.get(message.id)?.(message.text ?? null);
    waiting.delete(message.id);
  });
  return () =>
    new Promise((resolve) => {
      id += 1;
      waiting.set(id, resolve);
      process.send?.({ type: TYPE, id } satisfies MetricsMessage);
    });
}

function isMetricsMessage(message: unknown): message is MetricsMessage {
  return (message as { type?: unknown } | null)?.type === TYPE;
}
