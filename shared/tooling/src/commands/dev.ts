import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePublished } from '@careers/cli/publishing';
import { PROJECT } from '../project.ts';
import { runSite } from '../site/run-site.ts';
import { dataDirectoryOf } from '../site/running-site.ts';
import type { RunningSite } from '../site/running-site.ts';
import { watchSources } from '../site/watch-sources.ts';

/**
 * The site with its sources watched, built for debuggers: a change of a remote is built, published under a number of
 * its own and released, as any release is, and open pages reload; the shell is built and started anew. With a name,
 * only that remote is watched; the others stay as published.
 */
const only = process.argv[2];
const remotes = readdirSync(PROJECT).filter((name) => name.startsWith('mf-'));
if (only && !remotes.includes(only)) {
  console.error(`There is no remote ${only}. Remotes: ${remotes.join(', ')}`);
  process.exit(1);
}

let building = Promise.resolve();

await runSite({
  development: true,
  environment: { RELOAD_PAGES: 'true' },
  async onReady(site) {
    const watched = only
      ? [only]
      : [
          'shell',
          ...remotes,
          ...['contract', 'platform', 'ui', 'api-client'].map((name) => `shared/${name}`),
        ];
    const folders = watched.map((folder) => join(PROJECT, folder));
    await watchSources(folders, () => {
      building = building.then(() => rebuild(site));
    });
    console.log(`\n${site.address} is ready. Watching ${watched.join(', ')}. Ctrl-C ends it.\n`);
  },
});

async function rebuild(site: RunningSite): Promise<void> {
  try {
    // First, for the gate refuses a remote that uses more of the platform than the running shell has.
    if (!only) await site.renewShell();
    await ensurePublished({
      registry: site.registry,
      dataDirectory: dataDirectoryOf(process.env),
      development: true,
      onProgress: (line) => console.log(line),
      ...(only ? { remotes: [only] } : {}),
    });
  } catch (error) {
    // The page stays as it was until the sources build again.
    console.error(error instanceof Error ? error.message : String(error));
  }
}
