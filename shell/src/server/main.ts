import cluster from 'node:cluster';
import inspector from 'node:inspector';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { SettingsError } from '@careers/contract';
import { loggerOptions } from './logger.ts';
import { readSettings } from './settings.ts';
import type { Settings } from './settings.ts';
import { serveAsWorker } from './supervisor/serve-as-worker.ts';
import { superviseWorkers } from './supervisor/supervise-workers.ts';
import { sumWorkerMetrics, tellWorkerMetrics } from './worker-metrics.ts';

/** The build stands in shell/dist, or in shell/dist-development; the server's part of it in `server`. */
const buildDirectory = resolve(__dirname, '..');
const projectDirectory = resolve(buildDirectory, '..', '..');

async function main(): Promise<void> {
  const settings = readSettings(process.env, projectDirectory);
  if (cluster.isWorker) return serve(settings);
  const isDebugged = inspector.url() !== undefined;
  if (isDebugged) {
    // Who debugs the shell wants the process that makes pages, at the port that was asked for.
    inspector.close();
    cluster.setupPrimary({ inspectPort: process.debugPort });
  }
  sumWorkerMetrics();
  await superviseWorkers({
    ...settings,
    isDebugged,
    log: pino(loggerOptions(settings.logLevel)),
    onReady: () => console.log(`listening on http://localhost:${settings.port}`),
  });
  process.exit(0);
}

async function serve(settings: Settings): Promise<void> {
  tellWorkerMetrics();
  // The supervisor has no use for all that pages are made with.
  const { createApplication } = await import('./application.ts');
  const app = await createApplication(settings, {
    clientDirectory: join(buildDirectory, 'client'),
    serviceWorkerFile: join(buildDirectory, 'service-worker', 'service-worker.js'),
    uiDirectory: join(buildDirectory, 'ui'),
  });
  await serveAsWorker(app);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `The port of the shell is taken. Stop the other program, or choose another port: PORT=3100 npm start`;
  }
  return `The shell cannot start: ${String(error)}`;
}
