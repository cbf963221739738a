import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';
import { ReleaseError } from '../release-error.ts';
import { foldersFrom } from '../repository.ts';

const Settings = Type.Object({
  registry: Type.Optional(Type.String({ pattern: '^https?://' })),
  site: Type.Optional(Type.String({ pattern: '^https?://[^/]+/?$' })),
});

export type CareersSettings = Static<typeof Settings>;

/**
 * Returns `"careers"` of the nearest package.json that has it, from this folder upwards, without trailing slashes in
 * addresses.
 * @throws ReleaseError if it is invalid.
 */
export async function careersSettings(start: string): Promise<CareersSettings> {
  for (const folder of foldersFrom(start)) {
    const file = join(folder, 'package.json');
    const text = await readFile(file, 'utf8').catch(() => null);
    const description: unknown = text === null ? null : JSON.parse(text);
    if (typeof description === 'object' && description !== null && 'careers' in description) {
      const { careers } = description;
      if (!Value.Check(Settings, careers))
        throw new ReleaseError(
          `"careers" in ${file} must have the form { "registry": "https://…", "site": "https://…" }.`,
        );
      return Object.fromEntries(
        Object.entries(careers).map(([name, address]) => [name, address.replace(/\/$/, '')]),
      );
    }
  }
  return {};
}
