import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Workspace {
  /** `shared/ui`, `mf-search`. */
  folder: string;
  name: string;
  hasTests: boolean;
  /** Parallel CI jobs for its tests, so that each takes less than a minute. */
  testShards: number;
  /** Names of its dependencies. */
  needs: readonly string[];
}

interface Description {
  name: string;
  scripts?: Record<string, string>;
  testShards?: number;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Returns the workspaces of the repository. */
export function workspacesOf(project: string): Workspace[] {
  return globSync('{shared/*,mf-*,shell,e2e}/package.json', { cwd: project })
    .sort()
    .map((file) => {
      const {
        name,
        scripts,
        testShards = 1,
        dependencies,
        devDependencies,
      } = JSON.parse(readFileSync(join(project, file), 'utf8')) as Description;
      return {
        folder: dirname(file).replaceAll('\\', '/'),
        name,
        hasTests: scripts?.['test'] === 'unit-tests',
        testShards,
        needs: Object.keys({ ...dependencies, ...devDependencies }),
      };
    });
}
