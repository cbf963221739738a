import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What whoever may read the data folder of this machine can do without a token of their own. */
export interface LocalAccess {
  /** Of an administrator. */
  token: string;
  /** Of a shell that follows production. */
  shellToken: string;
}

const BYTES = 32;

/** Returns tokens that hold until the service ends. */
export function newLocalAccess(): LocalAccess {
  const token = () => randomBytes(BYTES).toString('base64url');
  return { token: token(), shellToken: token() };
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
