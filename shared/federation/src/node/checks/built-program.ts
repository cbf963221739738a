import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Program } from './programs.ts';
import { REPOSITORY, fingerprintOf } from '../sources.ts';

/** Compile cache; of an installed package within itself, so that another version removes it. */
const CACHE = resolve(REPOSITORY ?? join(import.meta.dirname, '..', '..', '..'), '.cache', 'gate');
const MAX_AGE_MILLISECONDS = 24 * 60 * 60_000;

let built: Promise<string> | undefined;

/** Returns the self-contained bundle of a program that runs a build; compiled once per state of the sources. */
export async function builtProgram(program: Program): Promise<string> {
  built ??= fromCache();
  built.catch(() => (built = undefined));
  return join(await built, `${program}.cjs`);
}

async function fromCache(): Promise<string> {
  const directory = join(CACHE, (await fingerprintOf(import.meta.dirname)).slice(0, 16));
  if (existsSync(directory)) return directory;
  const isWritable = await mkdir(CACHE, { recursive: true }).then(
    () => true,
    () => false,
  );
  const draft = await mkdtemp(join(isWritable ? CACHE : tmpdir(), 'gate-'));
  process.once('exit', () => rmSync(draft, { recursive: true, force: true }));
  await compile(draft);
  if (!isWritable) return draft;
  await removeOld();
  // Another process may have built the same.
  await rename(draft, directory).catch(() => undefined);
  return directory;
}

/** Compiles in a child process: webpack blocks its process, and retains much memory. */
async function compile(directory: string): Promise<void> {
  const compiler = join(import.meta.dirname, `compile-program${extname(import.meta.filename)}`);
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', compiler, directory]);
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const path = join(CACHE, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - MAX_AGE_MILLISECONDS)
      await rm(path, { recursive: true, force: true });
  }
}
