import { SettingsError } from '@careers/contract';
import { DatabaseError } from './database/embedded.ts';
import { generatedContent } from '../tools/seed/content.ts';
import { createServer } from './server/server.ts';
import { readSettings } from './server/settings.ts';

/** Starts the job API; Ctrl-C or SIGTERM end it without losing a request. */
try {
  const settings = readSettings(process.env);
  const say = (line: string) => console.error(line);
  const server = await createServer(settings, { say, content: generatedContent(settings, say) });
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
