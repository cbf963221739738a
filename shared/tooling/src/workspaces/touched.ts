import type { Workspace } from './workspaces.ts';

export interface Touched {
  /** Folders of the workspaces whose unit tests a change may break. */
  workspaces: string[];
  /** Whether a visitor could notice it. */
  endToEnd: boolean;
}

/**
 * Returns what a change of these files touches: their workspaces and all that stand on those. A file of no workspace,
 * such as the lock file, touches everything; words for readers touch the checks of words only.
 */
export function touchedBy(files: readonly string[], all: readonly Workspace[]): Touched {
  const code = files.filter((file) => !file.endsWith('.md'));
  const owner = (file: string) => all.find(({ folder }) => file.startsWith(`${folder}/`));
  const isGlobal = code.some((file) => !owner(file));
  const touched = new Set<Workspace>(isGlobal ? all : code.flatMap((file) => owner(file) ?? []));
  for (const workspace of touched) {
    for (const other of all) if (other.needs.includes(workspace.name)) touched.add(other);
  }
  // Every page is followed for dead links.
  const docs = all.find(({ name }) => name === '@careers/docs');
  if (docs && files.length > 0) touched.add(docs);
  const withTests = [...touched].filter(({ hasTests }) => hasTests);
  return {
    workspaces: withTests.map(({ folder }) => folder).sort(),
    endToEnd: [...touched].some((workspace) => workspace !== docs),
  };
}
