import { SettingsError } from '@careers/contract';
import { DatabaseError } from './database/embedded.ts';
import { createServer } from './server.ts';
import { readSettings } from './settings.ts';

/** Starts the job API; Ctrl-C or SIGTERM end it without losing a request. */
try {
  const settings = readSettings(process.env);
  const server = await createServer(settings, (line) => console.error(line));
  console.log(`listening on ${server.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DatabaseError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port of the job API is taken. Stop the other program, or choose another port with API_PORT.';
  }
  return `The job API cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
