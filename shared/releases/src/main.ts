import closeWithGrace from 'close-with-grace';
import { SettingsError } from '@careers/contract';
import { confinementOfSystem } from '@careers/federation/confinement';
import { startRegistry } from './server.ts';
import { readSettings } from './settings.ts';

/** Shutdown timeout, after which requests are aborted; moves are atomic. */
const STOP_MILLISECONDS = 10_000;

/** Starts the registry; Ctrl-C or SIGTERM end it after pending requests. */
try {
  const registry = await startRegistry(readSettings(process.env), (line) => console.log(line));
  closeWithGrace({ delay: STOP_MILLISECONDS }, async ({ err }) => {
    if (err) console.error(explain(err));
    await registry.close();
  });
  // The launcher has exited, perhaps killed, and closed its channel.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  console.log(`listening on ${registry.address}`);
  console.log(confinementOfSystem());
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'The port of the registry is taken. Stop the other program, or choose another port with REGISTRY_PORT.';
  if (code === 'ECONNREFUSED')
    return 'The database of the registry cannot be reached. Start it, or correct REGISTRY_DATABASE_URL.';
  return `The registry cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
