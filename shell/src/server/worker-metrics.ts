import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Registry } from 'prom-client';

interface Question {
  type: 'metrics-asked';
  id: number;
}

interface Answer {
  type: 'metrics-told';
  id: number;
  /** Null when a worker did not answer. */
  text: string | null;
}

/** In the process that keeps the workers: tells the sum of their metrics to the one of them that is asked for it. */
export function sumWorkerMetrics(): void {
  const aggregator = new AggregatorRegistry();
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isOfType<Question>(message, 'metrics-asked')) return;
    const tell = (text: string | null) =>
      worker.isConnected() && worker.send({ type: 'metrics-told', id: message.id, text } satisfies Answer);
    aggregator.clusterMetrics().then(tell, () => tell(null));
  });
}

/**
 * In a worker that starts: answers the process that keeps the workers, which waits for all of them. There is nothing to
 * tell before `metricsReader`.
 */
export function tellWorkerMetrics(): void {
  new AggregatorRegistry();
}

/**
 * Returns what reads the metrics of all workers in Prometheus's format: which of them answers a request is chance.
 * It resolves with null when one of them did not answer in time.
 */
export function metricsReader(registry: Registry): () => Promise<string | null> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  const waiting = new Map<number, (text: string | null) => void>();
  let questions = 0;
  process.on('message', (message: unknown) => {
    if (!isOfType<Answer>(message, 'metrics-told')) return;
    waiting.get(message.id)?.(message.text);
    waiting.delete(message.id);
  });
  return () =>
    new Promise((resolve) => {
      questions += 1;
      waiting.set(questions, resolve);
      process.send?.({ type: 'metrics-asked', id: questions } satisfies Question);
    });
}

function isOfType<Message extends { type: string }>(
  message: unknown,
  type: Message['type'],
): message is Message {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type;
}
