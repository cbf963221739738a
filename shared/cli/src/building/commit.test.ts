import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitOf } from './commit.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commit-'));
});
afterEach(() => rm(folder, { recursive: true }));

const git = (...words: string[]) =>
  execFileSync(
    'git',
    ['-C', folder, '-c', 'user.name=a team', '-c', 'user.email=team@example.test', ...words],
    {
      encoding: 'utf8',
    },
  ).trim();

test('[TEAM-02] reads the commit of a remote’s own repository, and detects uncommitted changes', async () => {
  expect(await commitOf(folder)).toEqual({ commit: 'unknown', dirty: false });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'first');
  const commit = git('rev-parse', 'HEAD');
  expect(await commitOf(folder)).toEqual({ commit, dirty: false });
  await writeFile(join(folder, 'area.tsx'), 'changed');
  expect(await commitOf(folder)).toEqual({ commit, dirty: true });
});
