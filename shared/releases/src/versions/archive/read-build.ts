import { readFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import semver from 'semver';
import { ContractError, parseRemoteManifest } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';
import { oneLine } from '../../http/parameters.ts';
import { refused } from '../../registry-error.ts';
import { digestOf } from '../../store/digest.ts';
import { MAXIMUM_MANIFEST_BYTES, MEGABYTE } from './limits.ts';

export const MANIFEST_FILE = 'remote.json';
const MAX_NUMBER = 100;
/** Matches lone surrogates, which databases reject, and control characters, which could forge lines when printed. */
const NO_TEXT = /\p{Cc}|\p{Surrogate}/u;

export interface BuildFile {
  path: string;
  digest: string;
  bytes: number;
}

/** An unpacked build, whose files match its manifest. */
export interface Build {
  folder: string;
  manifest: RemoteManifest;
  /** Digest of its remote.json, which contains those of all files. */
  digest: string;
  /** All files, remote.json included. */
  files: BuildFile[];
}

/**
 * Reads an unpacked build and verifies each file against its manifest.
 * @throws RegistryError if the manifest is
 * invalid, of another remote, or does not match the files.
 */
export async function readBuild(folder: string, name: string): Promise<Build> {
  const { manifest, ...file } = await readManifest(join(folder, MANIFEST_FILE), name);
  const expected = new Map<string, string>(
    (['client', 'server'] as const).flatMap((side) =>
      Object.entries(manifest[side].integrity).map(([path, digest]) => [`${side}/${path}`, digest] as const),
    ),
  );
  const paths = (await pathsIn(folder)).filter((path) => path !== MANIFEST_FILE);
  const more = paths.find((path) => !expected.has(path));
  if (more) throw refused('archive-files', `${more} is not in "integrity" of remote.json.`);
  const files: BuildFile[] = [];
  for (const [path, digest] of expected) {
    if (!paths.includes(path)) throw refused('archive-files', `${path} of remote.json is missing.`);
    const bytes = await readFile(join(folder, path));
    if (digestOf(bytes) !== digest)
      throw refused('archive-digest', `${path} has a different sha384 than in remote.json.`);
    files.push({ path, digest, bytes: bytes.length });
  }
  return { folder, manifest, digest: file.digest, files: [...files, { path: MANIFEST_FILE, ...file }] };
}

async function readManifest(
  file: string,
  name: string,
): Promise<{ manifest: RemoteManifest; digest: string; bytes: number }> {
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  );
  if (size === null) throw refused('archive-files', 'There is no remote.json at the top of the archive.');
  if (size > MAXIMUM_MANIFEST_BYTES)
    throw refused('manifest-invalid', `remote.json has more than ${MAXIMUM_MANIFEST_BYTES / MEGABYTE} MB.`);
  const bytes = await readFile(file);
  const manifest = parsed(bytes.toString());
  if (manifest.name !== name)
    throw refused('manifest-name', `remote.json is that of ${manifest.name}, not of ${name}.`);
  if (manifest.version.length > MAX_NUMBER || !semver.valid(manifest.version))
    throw refused('manifest-invalid', `${manifest.version.slice(0, MAX_NUMBER)} is not a version number.`);
  return { manifest, digest: digestOf(bytes), bytes: bytes.length };
}

function parsed(text: string): RemoteManifest {
  try {
    return parseRemoteManifest(
      JSON.parse(text, (key: string, value: unknown) => {
        if (NO_TEXT.test(key) || (typeof value === 'string' && NO_TEXT.test(value)))
          throw new SyntaxError('It contains invalid characters');
        return value;
      }),
    );
  } catch (error) {
    if (error instanceof ContractError)
      throw refused('manifest-invalid', oneLine(error.message).slice(0, 1_000));
    const reason = error instanceof Error ? error.message : String(error);
    throw refused('manifest-invalid', `remote.json is not valid JSON: ${oneLine(reason).slice(0, 1_000)}.`);
  }
}

/** Returns the paths of all files in a folder, with forward slashes. */
export async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
