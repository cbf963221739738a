import fc from 'fast-check';
import { PROJECT } from '../project.ts';
import type { Workspace } from './workspaces.ts';
import { testRuns, touchedBy } from './touched.ts';
import { workspacesOf } from './workspaces.ts';

const all = workspacesOf(PROJECT);

test('a change of a remote affects that remote and the end-to-end tests, no other remote', () => {
  const { workspaces, endToEnd } = touchedBy(['mf-search/src/area.tsx'], all);
  expect(workspaces).toContain('mf-search');
  expect(workspaces.filter((folder) => folder.startsWith('mf-'))).toEqual(['mf-search']);
  expect(endToEnd).toBe(true);
});

test('a change of the design system affects all its users, not the job API', () => {
  const { workspaces } = touchedBy(['shared/ui/src/layout/masthead.tsx'], all);
  expect(workspaces).toEqual(expect.arrayContaining(['shared/ui', 'mf-apply', 'mf-offer', 'shell']));
  expect(workspaces).not.toContain('shared/job-api');
});

test('the lock file affects everything, a Markdown file only the link check', () => {
  expect(touchedBy(['package-lock.json'], all).workspaces).toEqual(
    all.filter(({ hasTests }) => hasTests).map(({ folder }) => folder),
  );
  expect(touchedBy(['mf-search/README.md'], all)).toEqual({ workspaces: ['shared/docs'], endToEnd: false });
  expect(touchedBy([], all)).toEqual({ workspaces: [], endToEnd: false });
});

test('the guide of mistakes affects the workspaces whose tests reproduce them', () => {
  const { workspaces } = touchedBy(['shared/docs/guides/mistakes.md'], all);
  expect(workspaces).toEqual(expect.arrayContaining(['shared/docs', 'shared/cli', 'shared/testing']));
});

test('dependants of an affected workspace are affected too, and more files never affect less', () => {
  const file = fc.constantFrom(...all.map(({ folder }) => `${folder}/src/some.ts`));
  fc.assert(
    fc.property(fc.array(file), file, (files, one) => {
      const less = touchedBy(files, all).workspaces;
      const more = new Set(touchedBy([...files, one], all).workspaces);
      expect(less.filter((folder) => !more.has(folder))).toEqual([]);
      // The docs check links after any change: that affects none of their dependants.
      const isAffected = ({ folder }: Workspace) => more.has(folder) && folder !== 'shared/docs';
      for (const { folder, name } of all.filter(isAffected)) {
        const dependants = all.filter(({ needs, hasTests }) => hasTests && needs.includes(name));
        expect([folder, ...dependants.map((each) => each.folder)].filter((each) => !more.has(each))).toEqual(
          [],
        );
      }
    }),
  );
});

test('tests of a workspace are split into its number of shards', () => {
  expect(testRuns(['shared/docs', 'shared/job-api'], all)).toEqual([
    { workspace: 'shared/docs', shard: '1/1' },
    { workspace: 'shared/job-api', shard: '1/3' },
    { workspace: 'shared/job-api', shard: '2/3' },
    { workspace: 'shared/job-api', shard: '3/3' },
  ]);
});
