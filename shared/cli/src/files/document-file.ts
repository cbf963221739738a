import { mkdir, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { lock } from 'proper-lockfile';
import { emptyReleaseDocument, parseReleaseDocument } from '@careers/contract';
import type { ReleaseDocument } from '@careers/contract';
import { writeWhole } from '@careers/federation/write-whole';
import type { Folders } from './folders.ts';
import { completeLog, writeLog } from './log.ts';
import type { LogEntry } from './log.ts';
import type { Move } from '../moves.ts';
import { MovedMeanwhile } from '../release-error.ts';

export interface MoveOptions {
  /** The revision that whoever decided had before them: the move is refused where the document is at another one. */
  expectedRevision?: number;
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
 * @throws MovedMeanwhile when the document is not at the expected revision.
 */
export async function moveDocument(
  folders: Folders,
  remote: string,
  command: string,
  move: Move,
  { expectedRevision }: MoveOptions = {},
): Promise<ReleaseDocument> {
  await mkdir(dirname(folders.document), { recursive: true });
  const release = await lock(dirname(folders.document), {
    retries: { retries: 50, minTimeout: 20, maxTimeout: 200 },
  });
  try {
    const before = await readDocument(folders);
    if (expectedRevision !== undefined && before.revision !== expectedRevision)
      throw new MovedMeanwhile(refusal(before, expectedRevision));
    // Before its move is written over: the process that made it may have been killed.
    await writeLog(folders, before);
    const moved = move(before);
    if (moved === before) return before;
    const after: ReleaseDocument = {
      ...moved,
      lastMove: {
        time: new Date().toISOString(),
        who: userInfo().username,
        command,
        remote,
        before: before.remotes[remote] ?? null,
        after: moved.remotes[remote] ?? null,
      },
    };
    await writeWhole(folders.document, `${JSON.stringify(after, null, 2)}\n`, { flush: true });
    await writeLog(folders, after);
    return after;
  } finally {
    await release();
  }
}

/** Returns the log, oldest first. */
export async function readLog(folders: Folders): Promise<LogEntry[]> {
  return (await completeLog(folders, await readDocument(folders))).entries;
}

function refusal({ revision, lastMove }: ReleaseDocument, expected: number): string {
  const last = lastMove ? ` "${lastMove.command}" by ${lastMove.who} was the last move.` : '';
  return `The release document is at revision ${revision}, not ${expected}: someone has moved it meanwhile.${last} Nothing was changed: look at \`list\`, then decide again.`;
}
