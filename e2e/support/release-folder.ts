import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseReleaseDocument } from '@careers/contract';
import type { ReleaseDocument } from '@careers/contract';
import { writeWhole } from '@careers/federation/write-whole';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import type { Move } from '@careers/releases/rules/moves';
import { TEST_RELEASES } from './test-data.ts';

/** A test's own folder of releases, a copy of the tests' site's: may contain versions that a registry would reject. */
export class ReleaseFolder {
  readonly directory: string;

  static async create(): Promise<ReleaseFolder> {
    const folder = new ReleaseFolder(await temporaryFolder('releases-'));
    for (const part of ['store', 'releases.json'])
      await cp(join(TEST_RELEASES, part), join(folder.directory, part), { recursive: true });
    return folder;
  }

  private constructor(directory: string) {
    this.directory = directory;
  }

  get shellSettings(): NodeJS.ProcessEnv {
    return { RELEASE_FOLDER: this.directory };
  }

  /** Returns the folder of a version's build. */
  buildOf(remote: string, version: string): string {
    return join(this.directory, 'store', remote, version);
  }

  async document(): Promise<ReleaseDocument> {
    return parseReleaseDocument(JSON.parse(await readFile(join(this.directory, 'releases.json'), 'utf8')));
  }

  async move(change: Move): Promise<void> {
    await writeWhole(join(this.directory, 'releases.json'), JSON.stringify(change(await this.document())));
  }

  async stop(): Promise<void> {
    await rm(this.directory, { recursive: true, force: true });
  }
}
