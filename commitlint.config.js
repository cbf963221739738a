import { existsSync, globSync } from 'node:fs';

const workspaces = globSync(['shared/*', 'mf-*'], { cwd: import.meta.dirname })
  .filter((folder) => existsSync(`${import.meta.dirname}/${folder}/package.json`))
  .map((folder) => folder.replace('shared/', ''));

/** `fix(mf-search): a tick stays while an older answer comes`: what changed, for whom, in one line. */
export default {
  rules: {
    'type-enum': [
      2,
      'always',
      ['feat', 'fix', 'perf', 'refactor', 'style', 'test', 'docs', 'build', 'ci', 'revert'],
    ],
    'type-empty': [2, 'never'],
    // A workspace, or what stands beside them all.
    'scope-enum': [2, 'always', [...workspaces, 'shell', 'e2e', 'ci', 'lint', 'deps', 'readme']],
    'scope-empty': [2, 'never'],
    'subject-empty': [2, 'never'],
    'subject-full-stop': [2, 'never', '.'],
    'header-max-length': [2, 'always', 72],
    'body-leading-blank': [2, 'always'],
  },
};
