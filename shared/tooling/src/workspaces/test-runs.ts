import type { Workspace } from './workspaces.ts';

/** A shard of a workspace's unit tests, as Jest writes it: `1/2`. */
export interface TestRun {
  /** Its folder. */
  workspace: string;
  shard: string;
}

/** Returns the shards of the unit tests in these folders. */
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
