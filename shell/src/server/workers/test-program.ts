import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Counter, Registry } from 'prom-client';
import { runWorkers } from './run-workers.ts';
import { metricsReader } from './worker-metrics.ts';

/** Program of run-workers.test.ts: prints a line of JSON for each event; its workers serve the port of its argument. */
const [, , port = ''] = process.argv;
const print = (event: string) => console.log(JSON.stringify({ event, process: process.pid }));

function serve(): void {
  const registry = new Registry();
  const requests = new Counter({ name: 'requests_total', help: 'Requests.', registers: [registry] });
  const readMetrics = metricsReader(registry);
  const answer = async (url: string | undefined) => {
    if (url === '/metrics') return readMetrics();
    requests.inc();
    if (url === '/exit') process.exit(1);
    if (url === '/held') {
      print('held');
      await once(process, 'SIGTERM');
    }
    return String(process.pid);
  };
  const server = createServer(({ url }, response) => void answer(url).then((text) => response.end(text)));
  process.once('SIGTERM', () => server.close(() => process.exit(0)));
  server.listen(Number(port), '127.0.0.1');
}

if (cluster.isPrimary) {
  runWorkers(2, {
    log: { error: ({ event }: { event: string }) => print(event) },
    onListening: () => undefined,
  });
  cluster.on('listening', () => print('worker_listening'));
} else if (process.env['FAILS_TO_START']) process.exit(1);
else serve();
