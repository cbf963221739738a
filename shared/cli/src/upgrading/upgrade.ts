import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import { changesBetween, filesTouched } from './changes.ts';
import type { Change } from './changes.ts';
import type { Available } from './available.ts';

export interface Upgrade {
  name: string;
  from: string;
  to: string;
  /** `files`: the remote's files affected by a breaking change. */
  changes: (Change & { files: string[] })[];
}

type Dependencies = Record<string, string>;
interface Description {
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
}

const PACKAGES = '@careers/';
/** Files that may use our packages: the remote's sources and its settings. */
const SOURCES = ['src/**/*.{ts,tsx}', '*.{ts,js,json}', '.github/**/*.yml'];

/** Returns the available upgrades of a remote's pinned site packages, with their changes. */
export async function upgradesOf(
  directory: string,
  available: (name: string) => Promise<Available>,
): Promise<Upgrade[]> {
  const { dependencies, devDependencies } = await descriptionOf(directory);
  const pins = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    name.startsWith(PACKAGES),
  );
  const files = await sourcesOf(directory);
  const upgrades = pins.map(async ([name, pin]): Promise<Upgrade[]> => {
    const { version: to, changelog } = await available(name);
    const from = semver.minVersion(pin)?.version;
    if (!from || !semver.gt(to, from)) return [];
    const changes = changesBetween(changelog, from, to).map((change) => ({
      ...change,
      files: change.isBreaking ? filesTouched(change, files) : [],
    }));
    return [{ name, from, to, changes }];
  });
  return (await Promise.all(upgrades)).flat();
}

/** Raises the pins in a remote's package.json. */
export async function writeUpgrades(directory: string, upgrades: readonly Upgrade[]): Promise<void> {
  const description = await descriptionOf(directory);
  for (const { name, to } of upgrades)
    for (const pins of [description.dependencies, description.devDependencies])
      if (pins?.[name] !== undefined) pins[name] = to;
  await writeFile(fileOf(directory), `${JSON.stringify(description, null, 2)}\n`);
}

/** Formats upgrades for a terminal: breaking changes first, with the affected files. */
export function upgradesText(upgrades: readonly Upgrade[]): string {
  return upgrades
    .map(({ name, from, to, changes }) => {
      const sorted = changes.toSorted(
        (a, b) => b.files.length - a.files.length || Number(b.isBreaking) - Number(a.isBreaking),
      );
      return [`${name} ${from} → ${to}`, ...sorted.map(lineOf)].join('\n');
    })
    .join('\n\n');
}

function lineOf({ text, version, isBreaking, files }: Upgrade['changes'][number]): string {
  const word = isBreaking ? `${version}, breaking` : version;
  return files.length > 0
    ? `  ! ${word}: ${text}\n    It touches ${files.join(', ')}.`
    : `  - ${word}: ${text}`;
}

async function descriptionOf(directory: string): Promise<Description> {
  return JSON.parse(await readFile(fileOf(directory), 'utf8')) as Description;
}

const fileOf = (directory: string) => join(directory, 'package.json');

async function sourcesOf(directory: string): Promise<Map<string, string>> {
  const files = globSync(SOURCES, { cwd: directory })
    .filter((file) => file !== 'package-lock.json')
    .sort();
  const texts = files.map(async (file): Promise<[string, string]> => [
    file,
    await readFile(join(directory, file), 'utf8'),
  ]);
  return new Map(await Promise.all(texts));
}
