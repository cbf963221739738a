import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { archiveOf, pack } from '../packages/pack.ts';
import { publishedPackages, stagedFolder } from '../packages/published.ts';
import { renewReports } from '../packages/renew-reports.ts';
import { SHELL, stageShell } from '../packages/stage-shell.ts';
import { stage } from '../packages/stage.ts';
import { PROJECT } from '../project.ts';

/**
 * `npm run packages`: packs the packages for teams with their own repository into .cache/packages. `--report` updates the
 * reports of their public API, if each version has the bump that its changes require.
 */
const packages = publishedPackages();
const built = new Set(await stage(packages));
if (process.argv.includes('--report')) process.exit((await renewReports(packages)) ? 0 : 1);
for (const published of packages) await show(stagedFolder(published), built.has(published.description.name));
await show(SHELL, await stageShell());

async function show(folder: string, isNew: boolean): Promise<void> {
  if (isNew || !existsSync(archiveOf(folder))) await pack(folder);
  console.log(`${relative(PROJECT, archiveOf(folder))}${isNew ? '' : ' (unchanged)'}`);
}
