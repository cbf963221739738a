import { appendFile, mkdir, open, readFile, rename } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { lock } from 'proper-lockfile';
import { emptyReleaseDocument, parseReleaseDocument } from '@careers/contract';
import type { ReleaseDocument, RemoteRelease } from '@careers/contract';
import type { Folders } from './folders.ts';
import type { Move } from './moves.ts';

/** A line of the log: who moved what, from where to where. */
export interface LogEntry {
  time: string;
  who: string;
  command: string;
  remote: string;
  revision: number;
  before: RemoteRelease | null;
  after: RemoteRelease | null;
}

/** Returns the document, an empty one before the first release. */
export async function readDocument({ document }: Folders): Promise<ReleaseDocument> {
  const text = await readFile(document, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? emptyReleaseDocument() : parseReleaseDocument(JSON.parse(text), document);
}

/**
 * Applies a move to the document: one writer at a time, and readers see the old document or the new one, never
 * a part. A move that changes nothing writes nothing.
 */
export async function moveDocument(
  folders: Folders,
  remote: string,
  command: string,
  move: Move,
): Promise<ReleaseDocument> {
  await mkdir(dirname(folders.document), { recursive: true });
  const release = await lock(dirname(folders.document), {
    retries: { retries: 50, minTimeout: 20, maxTimeout: 200 },
  });
  try {
    const before = await readDocument(folders);
    const after = move(before);
    if (after === before) return before;
    await writeAtomically(folders.document, `${JSON.stringify(after, null, 2)}\n`);
    const entry: LogEntry = {
      time: new Date().toISOString(),
      who: userInfo().username,
      command,
      remote,
      revision: after.revision,
      before: before.remotes[remote] ?? null,
      after: after.remotes[remote] ?? null,
    };
    await appendFile(folders.log, `${JSON.stringify(entry)}\n`);
    return after;
  } finally {
    await release();
  }
}

/** Returns the log, oldest first. */
export async function readLog({ log }: Folders): Promise<LogEntry[]> {
  const text = await readFile(log, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LogEntry);
}

async function writeAtomically(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.draft`;
  const file = await open(draft, 'w');
  await file.writeFile(text);
  // On the disk before it takes the document's name: a power cut leaves one or the other.
  await file.sync();
  await file.close();
  await rename(draft, path);
}
