import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePublished } from '@careers/cli/publishing';
import { PROJECT } from '../project.ts';
import { runSite } from '../site/run-site.ts';
import { dataDirectoryOf } from '../site/running-site.ts';
import type { RunningSite } from '../site/running-site.ts';
import { watchSources } from '../site/watch-sources.ts';

/**
 * `npm run dev`: the site with watched sources, as development builds. A change of a remote is built, published under a new
 * version and released, and open pages reload; the shell is rebuilt and restarted. With a name, watches that remote only.
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
    console.log(`\n${site.address} is ready. Watching ${watched.join(', ')}. Stop it with Ctrl-C.\n`);
  },
});

async function rebuild(site: RunningSite): Promise<void> {
  try {
    // First: the gate refuses remotes that need more than the running shell's capabilities.
    if (!only) await site.renewShell();
    await ensurePublished({
      registry: site.registry,
      dataDirectory: dataDirectoryOf(process.env),
      development: true,
      onProgress: (line) => console.log(line),
      ...(only ? { remotes: [only] } : {}),
    });
  } catch (error) {
    // The current release stays until the sources build again.
    console.error(error instanceof Error ? error.message : String(error));
  }
}
