import { createInterface } from 'node:readline/promises';
import type { Access } from '../client/access.ts';
import { UsageError } from './usage-error.ts';

/** Reason of moves by the local administrator. */
const BY_HAND = 'by hand, on this machine';

/**
 * Returns the reason of a move: the option, else what the user types. The local administrator needs none.
 * @throws UsageError without a terminal.
 */
export async function reasonOf(
  given: string | undefined,
  { isLocal }: Pick<Access, 'isLocal'>,
): Promise<string> {
  if (given?.trim()) return given.trim();
  if (isLocal) return BY_HAND;
  if (!process.stdin.isTTY) throw new UsageError('A move needs a reason, for the log: --reason "…".');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const typed = (await terminal.question('Why? For the log: ')).trim();
    if (typed) return typed;
  } finally {
    terminal.close();
  }
  throw new UsageError('Nothing was done: a move needs a reason.');
}
