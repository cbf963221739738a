import { join, resolve } from 'node:path';
import { REPOSITORY } from '../repository.ts';

/** Where a site keeps what is published and what is released. */
export interface Folders {
  store: string;
  document: string;
  /** What each running shell says of itself. */
  shells: string;
  log: string;
}

/** Returns the folders of a site's data. */
export function foldersOf(dataDirectory: string): Folders {
  return {
    store: join(dataDirectory, 'store'),
    document: join(dataDirectory, 'releases', 'releases.json'),
    shells: join(dataDirectory, 'shells'),
    log: join(dataDirectory, 'releases', 'log.jsonl'),
  };
}

/** Returns the data folder that the environment names; `.data` of the repository unless it does. */
export function dataDirectory(environment: NodeJS.ProcessEnv): string {
  return resolve(REPOSITORY ?? process.cwd(), environment['CAREERS_DATA'] ?? '.data');
}
