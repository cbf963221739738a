import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startProcess } from '@careers/cli/processes';
import { fingerprintOf } from '@careers/federation/sources';
import { PROJECT } from '../project.ts';

/** Returns the program of the shell's server; a debugged site and a tested one are built side by side. */
export function shellProgram(development = false): string {
  return join('shell', development ? 'dist-development' : 'dist', 'server', 'main.cjs');
}

/** Builds the shell when one of its sources has changed since the last build; returns whether it did. */
export async function buildShellIfChanged(
  show: (line: string) => void,
  development = false,
): Promise<boolean> {
  const stamp = join(PROJECT, dirname(shellProgram(development)), '..', '.sources');
  const sources = await fingerprintOf(join(PROJECT, 'shell'));
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) return false;
  const build = startProcess('shell', ['shell/build.ts', ...(development ? ['--development'] : [])], {
    directory: PROJECT,
    environment: { NODE_ENV: development ? 'development' : 'production' },
    onLine: show,
  });
  const code = await build.ended;
  if (code !== 0) throw new Error('The shell does not build, see above.');
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, sources);
  return true;
}
