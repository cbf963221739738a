import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Registry } from 'prom-client';

interface MetricsRequest {
  type: 'metrics-request';
  id: number;
}

interface MetricsResponse {
  type: 'metrics-response';
  id: number;
  /** Null when a worker did not answer. */
  text: string | null;
}

/** Made at once: the primary process waits for every worker, also for one that is still starting. */
const aggregator = new AggregatorRegistry();

/** In the primary process: aggregates the metrics of all workers for the one that serves `/metrics`. */
export function answerMetricsRequests(): void {
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isOfType<MetricsRequest>(message, 'metrics-request')) return;
    const answer = (text: string | null) =>
      worker.isConnected() &&
      worker.send({ type: 'metrics-response', id: message.id, text } satisfies MetricsResponse);
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
  let requests = 0;
  process.on('message', (message: unknown) => {
    if (!isOfType<MetricsResponse>(message, 'metrics-response')) return;
    waiting.get(message.id)?.(message.text);
    waiting.delete(message.id);
  });
  return () =>
    new Promise((resolve) => {
      requests += 1;
      waiting.set(requests, resolve);
      process.send?.({ type: 'metrics-request', id: requests } satisfies MetricsRequest);
    });
}

function isOfType<Message extends { type: string }>(
  message: unknown,
  type: Message['type'],
): message is Message {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type;
}
