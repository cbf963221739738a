import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRemoteManifest } from '@careers/contract';
import { digestOf } from '../store/digest.ts';
import { MANIFEST_FILE } from '../versions/archive/read-build.ts';
import type { Build, BuildFile } from '../versions/archive/read-build.ts';

/**
 * Reads a version of the store's folder, where source maps and forms for browsers stand beside what its manifest names.
 * @throws Error where it is of another contract, another version's, or a file is not as its manifest says.
 */
export async function storedBuild(folder: string, remote: string, number: string): Promise<Build> {
  const document = await readFile(join(folder, MANIFEST_FILE));
  const manifest = parseRemoteManifest(JSON.parse(document.toString()));
  if (manifest.name !== remote || manifest.version !== number)
    throw new Error(`its manifest is that of ${manifest.name}@${manifest.version}`);
  const files: BuildFile[] = [];
  for (const side of ['client', 'server'] as const)
    for (const [name, digest] of Object.entries(manifest[side].integrity)) {
      const path = `${side}/${name}`;
      const bytes = await readFile(join(folder, path));
      if (digestOf(bytes) !== digest) throw new Error(`${path} is not the file that its manifest names`);
      files.push({ path, digest, bytes: bytes.length });
    }
  const digest = digestOf(document);
  return {
    folder,
    manifest,
    digest,
    files: [...files, { path: MANIFEST_FILE, digest, bytes: document.length }],
  };
}
