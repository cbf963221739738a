import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No upload or file takes as long: what is older was left by a process that was killed. */
const LIFETIME_MILLISECONDS = 3_600_000;

/** Runs some work with a folder of its own, which ends with it. */
export async function withDraft<Result>(
  drafts: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(drafts, { recursive: true });
  const folder = await mkdtemp(join(drafts, 'upload-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what processes that were killed have left; others at work in the same folder keep theirs. */
export async function removeOldDrafts(drafts: string): Promise<void> {
  await mkdir(drafts, { recursive: true });
  for (const name of await readdir(drafts)) {
    const draft = join(drafts, name);
    const found = await stat(draft).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LIFETIME_MILLISECONDS)
      await rm(draft, { recursive: true, force: true });
  }
}
