import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startProcess } from '@careers/cli/processes';
import { PROJECT } from '../project.ts';

/** Sources of the shell. */
const SOURCES = [
  'package-lock.json',
  'shell/{src/**,*.ts,package.json}',
  'shared/{contract,federation,platform,ui,api-client}/{src/**,package.json}',
  'shared/ui/assets/**',
];

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
  const sources = await hashOfSources();
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

async function hashOfSources(): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(SOURCES, {
    cwd: PROJECT,
    withFileTypes: true,
    exclude: (item) => item.name === 'node_modules',
  })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file.slice(PROJECT.length)).update(await readFile(file));
  return hash.digest('hex');
}
