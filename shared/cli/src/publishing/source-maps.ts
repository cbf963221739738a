import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RegistryRefusal } from '../client/refusal.ts';
import { bodyOf } from '../client/registry-client.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import { archiveOf } from './archive.ts';

/**
 * Uploads the source maps of a published build, without the sources: the registry maps stacks with them, and never
 * serves them. Returns the reason if it does not store them; the version is published anyway.
 */
export async function uploadSourceMaps(
  client: RegistryClient,
  { name, number }: { name: string; number: string },
  directory: string,
): Promise<string | undefined> {
  for await (const file of glob('**/*.map', { cwd: directory })) await removeSources(join(directory, file));
  try {
    await bodyOf(
      client.PUT('/v1/remotes/{name}/versions/{number}/source-maps', {
        params: { path: { name, number } },
        body: new Blob([await archiveOf(directory, ['**/*.map'])]),
        headers: { 'content-type': 'application/gzip' },
        bodySerializer: <Body>(body: Body) => body,
      }),
    );
    return undefined;
  } catch (error) {
    if (error instanceof RegistryRefusal) return error.message;
    throw error;
  }
}

async function removeSources(file: string): Promise<void> {
  const { sourcesContent: _sources, ...map } = JSON.parse(await readFile(file, 'utf8')) as {
    sourcesContent?: string[];
  };
  await writeFile(file, JSON.stringify(map));
}
