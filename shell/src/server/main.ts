import cluster from 'node:cluster';
import { join, resolve } from 'node:path';
import { SettingsError } from '@careers/contract';
import { createApplication } from './application.ts';
import { readSettings } from './settings.ts';
import { keepWorkers } from './workers.ts';

/** The build stands in shell/dist, or in shell/dist-development; the server's part of it in `server`. */
const buildDirectory = resolve(__dirname, '..');
const projectDirectory = resolve(buildDirectory, '..', '..');

async function main(): Promise<void> {
  const settings = readSettings(process.env, projectDirectory);
  if (settings.workers > 1 && cluster.isPrimary) return keepWorkers(settings.workers);
  const app = await createApplication(settings, {
    clientDirectory: join(buildDirectory, 'client'),
    serviceWorkerFile: join(buildDirectory, 'service-worker', 'service-worker.js'),
    uiDirectory: join(projectDirectory, 'shared', 'ui', 'assets'),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Fastify lets requests under way finish before it closes.
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  await app.listen({ port: settings.port, host: settings.host });
  console.log(`listening on http://localhost:${settings.port}`);
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
