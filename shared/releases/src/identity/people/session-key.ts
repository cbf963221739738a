import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;

/**
 * Returns the key that session cookies are encrypted with; the first start makes it.
 * @throws Error when the file holds something else.
 */
export async function sessionKey(directory: string): Promise<Buffer> {
  const file = join(directory, 'session.key');
  await mkdir(directory, { recursive: true });
  const key = await readFile(file).catch(() => create(file));
  if (key.length !== KEY_BYTES) {
    throw new Error(`${file} is damaged. Remove it: everybody signs in again.`);
  }
  await chmod(file, OWNER_ONLY);
  return key;
}

/** Of two that start at once one makes it; nobody sees half of it. */
async function create(file: string): Promise<Buffer> {
  const own = `${file}.${process.pid}`;
  await writeFile(own, randomBytes(KEY_BYTES), { mode: OWNER_ONLY });
  await link(own, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await rm(own);
  return readFile(file);
}
