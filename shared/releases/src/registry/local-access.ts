import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';

const BYTES = 32;
const Token = Type.String({ pattern: '^[\\w-]{43}$' });

const LocalAccessSchema = Type.Object({
  /** Of an administrator. */
  token: Token,
  /** Of a shell that follows production. */
  shellToken: Token,
});

/** What whoever may read the data folder of this machine can do without a token of their own. */
export type LocalAccess = Static<typeof LocalAccessSchema>;

/** Returns tokens that hold until the service is ended. */
export function newLocalAccess(): LocalAccess {
  const token = () => randomBytes(BYTES).toString('base64url');
  return { token: token(), shellToken: token() };
}

/** Returns the tokens that a service left here that was killed: shells that have them go on; null where none did. */
export async function keptLocalAccess(directory: string): Promise<LocalAccess | null> {
  const text = await readFile(join(directory, 'local.json'), 'utf8').catch(() => 'null');
  const kept: unknown = JSON.parse(text);
  return Value.Check(LocalAccessSchema, kept) ? { token: kept.token, shellToken: kept.shellToken } : null;
}

/** Writes where the service listens and its local tokens, for this user only. */
export async function writeLocalAccess(directory: string, url: string, access: LocalAccess): Promise<void> {
  const file = join(directory, 'local.json');
  const draft = `${file}.${process.pid}.draft`;
  await rm(draft, { force: true });
  await writeFile(draft, `${JSON.stringify({ url, ...access }, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
}

/** Takes the file away, unless another service has written its own since. */
export async function removeLocalAccess(directory: string, { token }: LocalAccess): Promise<void> {
  const file = join(directory, 'local.json');
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text.includes(token)) await rm(file, { force: true });
}
