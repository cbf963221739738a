import type { Workspace } from './workspaces.ts';

/** A part of a workspace's unit tests, as Jest names it: `1/2`. */
export interface TestRun {
  /** Its folder. */
  workspace: string;
  shard: string;
}

/** Returns the unit tests of these folders in parts that take less than a minute each. */
export function testRuns(folders: readonly string[], all: readonly Workspace[]): TestRun[] {
  return all
    .filter(({ folder }) => folders.includes(folder))
    .flatMap(({ folder, testShards }) =>
      Array.from({ length: testShards }, (_, index) => ({
        workspace: folder,
        shard: `${index + 1}/${testShards}`,
      })),
    );
}
