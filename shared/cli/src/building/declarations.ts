import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ContributionsSchema,
  SAMPLES_FILE,
  check,
  parseConfiguration,
  parseSamples,
} from '@careers/contract';
import type { ManifestConfiguration, ManifestContributions } from '@careers/contract';
import { importDefault } from './import-default.ts';

/** Returns the path of a remote's contributions, which no other module imports. */
export function contributionsFile(directory: string): string {
  return join(directory, 'src', 'contributions.ts');
}

/** Returns the path of a remote's configuration. */
export function configurationFile(directory: string): string {
  return join(directory, 'src', 'configuration.ts');
}

/**
 * Returns the default export of a remote's `src/contributions.ts`; undefined without the file.
 * @throws ContractError with what is invalid.
 */
export function contributionsOf(
  directory: string,
  fingerprint: string,
): Promise<ManifestContributions | undefined> {
  const parse = (value: unknown, file: string) => check(ContributionsSchema, value, file);
  return declared(contributionsFile(directory), fingerprint, parse);
}

/**
 * Returns the default export of a remote's `src/configuration.ts`; undefined without the file.
 * @throws ContractError with what is invalid and what to do.
 */
export function configurationOf(
  directory: string,
  fingerprint: string,
): Promise<ManifestConfiguration | undefined> {
  return declared(configurationFile(directory), fingerprint, parseConfiguration);
}

/**
 * Writes the default export of a remote's `src/samples.ts`, if any, into its server build.
 * @throws ContractError with what is invalid.
 */
export async function writeSamples(
  directory: string,
  fingerprint: string,
  serverBuild: string,
): Promise<void> {
  const parse = (value: unknown, file: string) =>
    parseSamples(JSON.parse(JSON.stringify(value ?? null)), file);
  const samples = await declared(join(directory, 'src', 'samples.ts'), fingerprint, parse);
  if (samples) await writeFile(join(serverBuild, SAMPLES_FILE), `${JSON.stringify(samples)}\n`);
}

async function declared<Value>(
  file: string,
  fingerprint: string,
  parse: (value: unknown, file: string) => Value,
): Promise<Value | undefined> {
  return existsSync(file) ? parse(await importDefault(file, fingerprint), file) : undefined;
}
