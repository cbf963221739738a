import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Age beyond which a draft was left by a killed process: no upload takes as long. */
const LIFETIME_MILLISECONDS = 3_600_000;

/** Runs work with a temporary folder, removed afterwards. */
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

/** Removes drafts of killed processes, but not those of running ones that share the folder. */
export async function removeOldDrafts(drafts: string): Promise<void> {
  await mkdir(drafts, { recursive: true });
  for (const name of await readdir(drafts)) {
    const draft = join(drafts, name);
    const found = await stat(draft).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LIFETIME_MILLISECONDS)
      await rm(draft, { recursive: true, force: true });
  }
}
