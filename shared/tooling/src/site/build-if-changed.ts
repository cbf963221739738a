import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startProcess } from '@careers/cli/processes';
import { fingerprintOf } from '@careers/federation/sources';
import { PROJECT } from '../project.ts';

interface BuildOptions {
  name: string;
  /** Folder of its sources, in the project. */
  directory: string;
  /** Node program that builds it, with its arguments. */
  program: readonly string[];
  /** Folder that it is built into, in the project. */
  output: string;
  development?: boolean;
  show(line: string): void;
}

/**
 * Builds a target if one of its sources has changed since the last build; returns true if it did.
 * @throws Error if the
 * build fails.
 */
export async function buildIfChanged(options: BuildOptions): Promise<boolean> {
  const { name, directory, program, output, development = false, show } = options;
  const stamp = join(PROJECT, output, '.sources');
  const sources = await fingerprintOf(join(PROJECT, directory));
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) return false;
  const build = startProcess(name, program, {
    directory: PROJECT,
    environment: { NODE_ENV: development ? 'development' : 'production' },
    onLine: show,
  });
  const code = await build.ended;
  if (code !== 0) throw new Error(`The ${name} does not build, see above.`);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, sources);
  return true;
}
