import { readdirSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensurePublished } from '../shared/releases/src/index.ts';
import { runSite } from './lib/run-site.ts';
import { dataDirectoryOf } from './lib/running-site.ts';
import type { RunningSite } from './lib/running-site.ts';

/**
 * The site with its sources watched: a change of a remote is built, published under a local number and released,
 * as any release is, and open pages reload; the shell is built and started anew. With a name, only that remote is
 * watched; the others stay as published.
 */
const project = resolve(import.meta.dirname, '..');
const SETTLE_MILLISECONDS = 150;
const only = process.argv[2];
const remotes = readdirSync(project).filter((name) => name.startsWith('mf-'));
if (only && !remotes.includes(only)) {
  console.error(`There is no remote ${only}. Remotes: ${remotes.join(', ')}`);
  process.exit(1);
}

let timer: NodeJS.Timeout | undefined;
let building = Promise.resolve();

await runSite({
  endsWithProcesses: false,
  environment: { RELOAD_PAGES: 'true' },
  onReady(site) {
    const watched = only
      ? [only]
      : [
          'shell',
          ...remotes,
          ...['contract', 'platform', 'ui', 'api-client'].map((name) => `shared/${name}`),
        ];
    console.log(`\n${site.address} is ready. Watching ${watched.join(', ')}. Ctrl-C ends it.\n`);
    for (const folder of watched) {
      watch(join(project, folder), { recursive: true }, (_event, file) => changed(site, file));
    }
  },
});

function changed(site: RunningSite, file: string | null): void {
  if (file && /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/.test(file)) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    building = building.then(() => rebuild(site));
  }, SETTLE_MILLISECONDS);
}

async function rebuild(site: RunningSite): Promise<void> {
  try {
    await ensurePublished({
      dataDirectory: dataDirectoryOf(process.env),
      onProgress: (line) => console.log(line),
      ...(only ? { remotes: [only] } : {}),
    });
    if (!only) await site.renewShell();
  } catch (error) {
    // The page stays as it was until the sources build again.
    console.error(error instanceof Error ? error.message : String(error));
  }
}
