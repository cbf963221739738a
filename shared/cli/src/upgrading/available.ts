import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extract } from 'tar';
import { ReleaseError } from '../release-error.ts';

export interface Available {
  version: string;
  changelog: string;
}

/**
 * Returns the latest version of a package in npm's registry, and the changelog in its archive.
 * @throws ReleaseError if
 * npm cannot fetch it.
 */
export async function availablePackage(name: string, directory: string): Promise<Available> {
  const folder = await mkdtemp(join(tmpdir(), 'careers-upgrade-'));
  try {
    const words = ['pack', `${name}@latest`, '--json', '--ignore-scripts', '--pack-destination', folder];
    const { stdout } = await promisify(execFile)('npm', words, { cwd: directory }).catch((cause: unknown) => {
      throw new ReleaseError(
        `npm cannot have ${name}: check the registry of packages in .npmrc, and the network.`,
        { cause },
      );
    });
    const [packed] = JSON.parse(stdout) as { filename: string; version: string }[];
    if (!packed) throw new ReleaseError(`npm has packed nothing of ${name}.`);
    await extract({ file: join(folder, packed.filename), cwd: folder, strip: 1 }, ['package/CHANGELOG.md']);
    // Packages without code have no changelog.
    const changelog = await readFile(join(folder, 'CHANGELOG.md'), 'utf8').catch(() => '');
    return { version: packed.version, changelog };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
