import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { startProcess } from './processes.ts';

const project = resolve(import.meta.dirname, '..', '..');
const stamp = join(project, 'shell', 'dist', '.sources');

/** What the shell is built from. */
const SOURCES = [
  'package-lock.json',
  'shell/{src/**,*.ts,package.json}',
  'shared/{contract,federation,platform,ui,api-client}/{src/**,package.json}',
];

/** Builds the shell when one of its sources has changed since the last build; returns whether it did. */
export async function buildShellIfChanged(show: (line: string) => void): Promise<boolean> {
  const sources = await hashOfSources();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) return false;
  const build = startProcess('shell', ['shell/build.ts'], {
    directory: project,
    environment: { NODE_ENV: 'production' },
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
    cwd: project,
    withFileTypes: true,
    exclude: (item) => item.name === 'node_modules',
  })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file.slice(project.length)).update(await readFile(file));
  return hash.digest('hex');
}
