import { createInterface } from 'node:readline/promises';
import type { Access } from '../client/access.ts';
import { UsageError } from './usage-error.ts';

/** What the log says of moves on one machine, by whoever may read its data. */
const BY_HAND = 'by hand, on this machine';

/**
 * Returns why something is done: as it was given, else as the person at the terminal says. Only the local
 * administrator need not say.
 * @throws UsageError where nobody can be asked.
 */
export async function reasonOf(
  given: string | undefined,
  { isLocal }: Pick<Access, 'isLocal'>,
): Promise<string> {
  if (given?.trim()) return given.trim();
  if (isLocal) return BY_HAND;
  if (!process.stdin.isTTY) throw new UsageError('Say why, for whoever reads the log: --reason "…".');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const said = (await terminal.question('Why? It stands in the log: ')).trim();
    if (said) return said;
  } finally {
    terminal.close();
  }
  throw new UsageError('Nothing was done: a move needs a reason.');
}
