import type { Workspace } from './workspaces.ts';

export interface Touched {
  /** Folders of workspaces whose unit tests must run. */
  workspaces: string[];
  /** True when end-to-end tests must run. */
  endToEnd: boolean;
}

/** Guide that tests of other workspaces compare with printed messages. */
const TESTED_GUIDE = 'shared/docs/guides/mistakes.md';

/**
 * Returns the workspaces affected by a change: those of the files, and their dependants. A file outside workspaces, such
 * as the lock file, affects all; other Markdown affects the checks of the docs only.
 */
export function touchedBy(files: readonly string[], all: readonly Workspace[]): Touched {
  const code = files.filter((file) => !file.endsWith('.md') || file === TESTED_GUIDE);
  const owner = (file: string) => all.find(({ folder }) => file.startsWith(`${folder}/`));
  const isGlobal = code.some((file) => !owner(file));
  const touched = new Set<Workspace>(isGlobal ? all : code.flatMap((file) => owner(file) ?? []));
  for (const workspace of touched) {
    for (const other of all) if (other.needs.includes(workspace.name)) touched.add(other);
  }
  // The docs' tests check links in all Markdown files.
  const docs = all.find(({ name }) => name === '@careers/docs');
  if (docs && files.length > 0) touched.add(docs);
  const withTests = [...touched].filter(({ hasTests }) => hasTests);
  return {
    workspaces: withTests.map(({ folder }) => folder).sort(),
    endToEnd: [...touched].some((workspace) => workspace !== docs),
  };
}

/** Returns the shards of the unit tests in these folders, as Jest writes them: `1/2`. */
export function testRuns(folders: readonly string[], all: readonly Workspace[]) {
  return all
    .filter(({ folder }) => folders.includes(folder))
    .flatMap(({ folder, testShards }) =>
      Array.from({ length: testShards }, (_, index) => ({
        workspace: folder,
        shard: `${index + 1}/${testShards}`,
      })),
    );
}
