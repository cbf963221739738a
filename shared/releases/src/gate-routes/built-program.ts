import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { languageSettings } from '@careers/federation/preset';
import { fingerprintOf } from '../building/fingerprint.ts';

const NAME = 'area-program';
const CACHE = resolve(import.meta.dirname, '..', '..', '..', '..', '.cache', 'gate');
const KEPT_MILLISECONDS = 24 * 60 * 60_000;

let built: Promise<string> | undefined;

/** Returns the file of the program that runs a build, with all that it needs in it; made once for the same sources. */
export function builtProgram(): Promise<string> {
  built ??= fromCache();
  built.catch(() => (built = undefined));
  return built;
}

async function fromCache(): Promise<string> {
  const directory = join(CACHE, (await fingerprintOf(import.meta.dirname)).slice(0, 16));
  if (existsSync(directory)) return join(directory, `${NAME}.cjs`);
  const isWritable = await mkdir(CACHE, { recursive: true }).then(
    () => true,
    () => false,
  );
  const draft = await mkdtemp(join(isWritable ? CACHE : tmpdir(), 'gate-'));
  process.once('exit', () => rmSync(draft, { recursive: true, force: true }));
  await compile(draft);
  if (!isWritable) return join(draft, `${NAME}.cjs`);
  await removeOld();
  // Another process may have made the same meanwhile.
  await rename(draft, directory).catch(() => undefined);
  return join(directory, `${NAME}.cjs`);
}

async function compile(directory: string): Promise<void> {
  const compiler = webpack(configuration(directory));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors())
    throw new Error(
      `The gate's program does not build:\n${stats?.toString({ preset: 'errors-only' }) ?? ''}`,
    );
}

/** Shares what a shell's lane shares, in one file: it may read no installed package. */
function configuration(directory: string): Configuration {
  const settings = languageSettings('gate', 'server', false);
  return {
    ...settings,
    // Builds are required at run time, by Node's own `require`.
    module: {
      ...settings.module,
      parser: { javascript: { createRequire: false, dynamicImportMode: 'eager' } },
    },
    devtool: false,
    context: import.meta.dirname,
    target: 'node24',
    entry: { [NAME]: `./${NAME}.ts` },
    output: { path: directory, filename: '[name].cjs' },
  };
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const path = join(CACHE, name);
    const made = await stat(path).catch(() => null);
    if (made && made.mtimeMs < Date.now() - KEPT_MILLISECONDS)
      await rm(path, { recursive: true, force: true });
  }
}
