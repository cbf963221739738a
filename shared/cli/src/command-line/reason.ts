import { createInterface } from 'node:readline/promises';
import type { Access } from '../client/access.ts';
import { UsageError } from './options.ts';

/**
 * Returns the reason of a move: the option, else typed by the user. The local administrator needs none.
 * @throws
 * UsageError without a terminal.
 */
export async function reasonOf(
  given: string | undefined,
  { isLocal }: Pick<Access, 'isLocal'>,
): Promise<string> {
  if (given?.trim()) return given.trim();
  if (isLocal) return 'by hand, on this machine';
  if (!process.stdin.isTTY) throw new UsageError('A move needs a reason, for the log: --reason "…".');
  const typed = (await ask('Why? For the log: ')).trim();
  if (typed) return typed;
  throw new UsageError('Nothing was done: a move needs a reason.');
}

/** Returns a line typed by the user; prompts on stderr, as stdout is for results. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
