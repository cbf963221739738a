import { join, resolve } from 'node:path';
import { PROJECT } from '../project.ts';

/** Where a site keeps what is published and what is released. */
export interface Folders {
  store: string;
  document: string;
  /** What each running shell says of itself. */
  shells: string;
  /** What shells have turned off. */
  fuses: string;
  log: string;
}

/** Returns the folders of a site's data; the repository's own `.data` when none is named. */
export function foldersOf(dataDirectory: string): Folders {
  return {
    store: join(dataDirectory, 'store'),
    document: join(dataDirectory, 'releases', 'releases.json'),
    shells: join(dataDirectory, 'shells'),
    fuses: join(dataDirectory, 'fuses'),
    log: join(dataDirectory, 'releases', 'log.jsonl'),
  };
}

/** Returns the data folder that the environment names. */
export function dataDirectory(environment: NodeJS.ProcessEnv): string {
  return resolve(PROJECT, environment['CAREERS_DATA'] ?? '.data');
}
