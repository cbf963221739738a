import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Returns a new folder for data that is thrown away, whose name begins so. */
export async function temporaryFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  // Under root PostgreSQL runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
  return folder;
}
