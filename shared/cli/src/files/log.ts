import { appendFile, readFile } from 'node:fs/promises';
import type { LastMove, ReleaseDocument } from '@careers/contract';
import type { Folders } from './folders.ts';

/** A line of the log: who moved what to which revision, from where to where. */
export interface LogEntry extends LastMove {
  revision: number;
}

/**
 * Returns the log, oldest first, up to the revision of the document. A process that was killed may not have written the
 * last move to the log, or half of its line: the document says what it was.
 */
export async function completeLog({ log }: Pick<Folders, 'log'>, document: ReleaseDocument) {
  const text = await readFile(log, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  const entries = lines.flatMap((line) => parse(line) ?? []);
  const missing = entryOf(document);
  const isMissing = missing !== null && entries.at(-1)?.revision !== missing.revision;
  return { entries: isMissing ? [...entries, missing] : entries, missing: isMissing ? missing : null, text };
}

/** Sees to it that the document's last move stands in the log. One writer at a time. */
export async function writeLog(folders: Pick<Folders, 'log'>, document: ReleaseDocument): Promise<void> {
  const { missing, text } = await completeLog(folders, document);
  if (!missing) return;
  const isTorn = text !== '' && !text.endsWith('\n');
  await appendFile(folders.log, `${isTorn ? '\n' : ''}${JSON.stringify(missing)}\n`);
}

function entryOf({ revision, lastMove }: ReleaseDocument): LogEntry | null {
  return lastMove ? { ...lastMove, revision } : null;
}

function parse(line: string): LogEntry | null {
  try {
    return JSON.parse(line) as LogEntry;
  } catch {
    return null;
  }
}
