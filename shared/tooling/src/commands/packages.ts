import { relative } from 'node:path';
import { pack } from '../packages/pack.ts';
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
await stage(packages);
if (process.argv.includes('--report')) process.exit((await renewReports(packages)) ? 0 : 1);
await stageShell();
for (const archive of await pack([...packages.map(stagedFolder), SHELL]))
  console.log(relative(PROJECT, archive));
