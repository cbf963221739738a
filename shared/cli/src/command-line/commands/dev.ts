import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { Option } from 'commander';
import type { Command } from 'commander';
import { directoryOf } from '../../building/definition.ts';
import { careersSettings } from '../../client/careers-settings.ts';
import { UsageError, command, environmentOption, wholeNumber } from '../options.ts';
import type { EnvironmentOption } from '../options.ts';
import { isPortFree } from '../../ports.ts';
import { ReleaseError } from '../../release-error.ts';
import { findRegistry } from '../target.ts';

const ORPHAN_MILLISECONDS = 500;

interface DevOptions extends EnvironmentOption {
  with: string[];
  site?: string;
  port: number;
  inspect: boolean;
}

export function devCommand(): Command {
  return command('dev', "runs the released site on this machine, with this folder's remote from its sources")
    .argument('[remote]', 'folder of the remote; the one of this folder unless given')
    .option('--with <folder>', 'another remote from its sources too; repeatable', collect, [])
    .option('--site <origin>', 'the site whose job API is read; that of package.json unless given')
    .addOption(
      new Option('--port <number>', 'where it is served').env('PORT').argParser(wholeNumber).default(3000),
    )
    .option('--inspect', 'opens the servers to a debugger, at addresses that they print', false)
    .addOption(environmentOption())
    .action(async (remote: string | undefined, options: DevOptions) => {
      const directory = directoryOf(remote);
      const { client } = await findRegistry();
      const site = options.site ?? (await siteOf(directory));
      await refuseTakenPort(options.port);
      // Imported lazily: webpack is large, and other commands do not need it.
      const { startDevelopmentSite } = await import('../../dev/development-site.ts');
      const running = await startDevelopmentSite({
        client,
        environment: options.environment,
        directories: [directory, ...options.with.map((folder) => directoryOf(resolve(folder)))],
        site,
        port: options.port,
        inspect: options.inspect,
        cache: join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'careers', 'blobs'),
        log: (line) => console.log(line),
      });
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running.stop());
      // EPIPE: the reader of the output has exited.
      process.stdout.once('error', () => void running.stop());
      onOrphaned(() => void running.stop());
      console.log(`\n${running.address} is ready; ${site} is read, never written to. Ctrl-C ends it.\n`);
      await running.ended;
      await running.stop();
    });
}

/** Stops when orphaned: npm exits without its script's program if only npm gets a signal. */
function onOrphaned(stop: () => void): void {
  const parent = process.ppid;
  if (!process.env['npm_lifecycle_event']) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, ORPHAN_MILLISECONDS).unref();
}

async function refuseTakenPort(port: number): Promise<void> {
  if (await isPortFree(port)) return;
  throw new ReleaseError(
    `Port ${port} is taken by another program. Stop it, or choose another one: npm run dev -- --port ${port + 100}`,
  );
}

async function siteOf(directory: string): Promise<string> {
  const { site } = await careersSettings(directory);
  if (site) return site;
  throw new UsageError(
    `Which site? Write "careers": { "site": "https://…" } into ${join(directory, 'package.json')}, or give --site https://…`,
  );
}

function collect(folder: string, folders: string[]): string[] {
  return [...folders, folder];
}
