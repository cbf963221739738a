import { spawnSync } from 'node:child_process';
import { PROJECT } from '../project.ts';

/** `npm run hooks`: installs git hooks that format, lint and check the commit message; `--remove` uninstalls them. */
const removes = process.argv.includes('--remove');
const { status } = spawnSync('lefthook', [removes ? 'uninstall' : 'install'], {
  cwd: PROJECT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status === 0) {
  console.log(
    removes
      ? 'Git hooks removed. CI still checks commits.'
      : 'Git hooks installed: commits are formatted and linted, messages checked (fix(mf-search): …). Remove them with npm run hooks -- --remove.',
  );
}
process.exit(status ?? 1);
