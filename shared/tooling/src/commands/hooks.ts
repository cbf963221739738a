import { spawnSync } from 'node:child_process';
import { PROJECT } from '../project.ts';

/**
 * `npm run hooks`: from now on git formats and lints what is committed here, and reads the message; nothing else
 * installs them. With `--remove` they are gone.
 */
const isRemoved = process.argv.includes('--remove');
const { status } = spawnSync('lefthook', [isRemoved ? 'uninstall' : 'install'], {
  cwd: PROJECT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status === 0) {
  console.log(
    isRemoved
      ? 'Commits are no longer checked here; CI does it still.'
      : 'Commits are formatted, linted and their messages read (fix(mf-search): …). npm run hooks -- --remove ends it.',
  );
}
process.exit(status ?? 1);
