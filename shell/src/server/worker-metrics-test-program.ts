import cluster from 'node:cluster';
import { Counter, Registry } from 'prom-client';
import { metricsReader, sumWorkerMetrics, tellWorkerMetrics } from './worker-metrics.ts';

/** What worker-metrics.test.ts starts: one worker that counts, one that is still starting. Prints their metrics. */
if (cluster.isPrimary) {
  sumWorkerMetrics();
  cluster.fork({ IS_READY: 'yes' });
  cluster.fork();
  cluster.on('exit', () => process.exit());
} else {
  tellWorkerMetrics();
  if (process.env['IS_READY']) {
    const registry = new Registry();
    new Counter({ name: 'pages_total', help: 'Pages.', registers: [registry] }).inc(3);
    console.log(JSON.stringify(await metricsReader(registry)()));
    process.exit();
  }
}
