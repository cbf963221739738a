import cluster from 'node:cluster';
import { join, resolve } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { SettingsError } from '@careers/contract';
import { confinementOfSystem } from '@careers/federation/confinement';
import { loggerOptions } from './logger.ts';
import { readSettings } from './settings.ts';
import type { Settings } from './settings.ts';
import { runWorkers } from './workers/run-workers.ts';

/** `shell/dist` or `shell/dist-development`; this file is in its folder `server`. */
const buildDirectory = resolve(__dirname, '..');
const projectDirectory = resolve(buildDirectory, '..', '..');
/** Aborts requests that take longer at shutdown. */
const CLOSE_TIMEOUT_MILLISECONDS = 8_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env, projectDirectory);
  // The parent process has exited, perhaps without a signal.
  if (!cluster.isWorker) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  if (settings.workers === 1 || cluster.isWorker) return serve(settings);
  runWorkers(settings.workers, {
    log: pino(loggerOptions(settings.logLevel)),
    onListening: () => logAddress(settings),
  });
}

/** Starts the server. Ctrl-C, SIGTERM or an uncaught error shut it down after the pending requests. */
async function serve(settings: Settings): Promise<void> {
  // Imported here: the primary process of a cluster does not need it.
  const { createApplication } = await import('./application.ts');
  const app = await createApplication(settings, {
    clientDirectory: join(buildDirectory, 'client'),
    serviceWorkerFile: join(buildDirectory, 'service-worker', 'service-worker.js'),
    uiDirectory: join(buildDirectory, 'ui'),
  });
  // A terminal sends SIGINT to workers too: they ignore it, since the primary process sends them SIGTERM.
  if (cluster.isWorker) process.on('SIGINT', () => undefined);
  const skip = cluster.isWorker ? (['SIGINT'] as const) : [];
  closeWithGrace({ delay: CLOSE_TIMEOUT_MILLISECONDS, skip: [...skip] }, async ({ err }) => {
    if (err) app.log.fatal({ event: 'uncaught_error', err }, 'An uncaught error ends this process');
    await app.close();
  });
  await app.listen({ port: settings.port, host: settings.host });
  if (!cluster.isWorker) logAddress(settings);
}

function logAddress({ port }: Settings): void {
  console.log(`listening on http://localhost:${port}`);
  console.log(confinementOfSystem());
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port of the shell is taken. Stop the other program, or choose another port: PORT=3100 npm start';
  }
  return `The shell cannot start: ${String(error)}`;
}
