import { execFileSync } from 'node:child_process';
import { PROJECT } from '../project.ts';
import { testRuns, touchedBy } from '../workspaces/touched.ts';
import { workspacesOf } from '../workspaces/workspaces.ts';

/**
 * `touched.ts <commit>`: prints the workspaces affected by the changes since a commit, as outputs of a CI step, before
 * anything is installed. An unknown commit, as on a new branch, affects everything.
 */
const [base = ''] = process.argv.slice(2);
const all = workspacesOf(PROJECT);
const { workspaces, endToEnd } = touchedBy(changedFiles(), all);
console.log(`tests=${JSON.stringify(testRuns(workspaces, all))}`);
console.log(`end-to-end=${endToEnd}`);

function changedFiles(): string[] {
  try {
    const names = execFileSync('git', ['diff', '--name-only', `${base}...HEAD`], {
      cwd: PROJECT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return names.split('\n').filter(Boolean);
  } catch {
    return ['package-lock.json'];
  }
}
