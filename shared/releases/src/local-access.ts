import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';
import { writeWhole } from '@careers/federation/write-whole';
import { newSecret } from './identity/secrets.ts';

const LocalAccess = Type.Object({
  /** Token of an administrator. */
  token: Type.String({ minLength: 32 }),
  /** Token of a shell that follows production. */
  shellToken: Type.String({ minLength: 32 }),
});
/** Tokens for readers of the data folder on this machine. */
export type LocalAccess = Static<typeof LocalAccess>;

/**
 * Returns the tokens of this data folder: given or stored ones, so that shells keep access after a restart of the
 * registry. Deleting the file creates new ones.
 */
export async function localAccess(directory: string, given: Partial<LocalAccess> = {}): Promise<LocalAccess> {
  const text = await readFile(fileOf(directory), 'utf8').catch(() => 'null');
  const kept: unknown = JSON.parse(text);
  const before = Value.Check(LocalAccess, kept) ? kept : null;
  return {
    token: given.token ?? before?.token ?? newSecret(),
    shellToken: given.shellToken ?? before?.shellToken ?? newSecret(),
  };
}

/** Writes the service's address and local tokens, readable by this user only. */
export async function writeLocalAccess(directory: string, url: string, access: LocalAccess): Promise<void> {
  await writeWhole(fileOf(directory), `${JSON.stringify({ url, ...access }, null, 2)}\n`, { mode: 0o600 });
}

function fileOf(directory: string): string {
  return join(directory, 'local.json');
}
