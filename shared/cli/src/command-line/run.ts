import { CommanderError } from 'commander';
import { RegistryRefusal } from '../client/refusal.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';
import { createProgram } from './program.ts';

/** Does what the words say; returns the exit code, having said what went wrong. */
export async function runRelease(words: readonly string[]): Promise<number> {
  try {
    await createProgram().parseAsync(words, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    const code = exitCodeOf(error);
    // Commander has said itself what it did not understand.
    if (!(error instanceof CommanderError)) say(error, code !== null, words.includes('--json'));
    return code ?? EXIT.refused;
  }
}

function say(error: unknown, isExpected: boolean, isForPrograms: boolean): void {
  if (!isExpected || !(error instanceof Error)) return console.error(error);
  const refusal = error instanceof RegistryRefusal ? error : null;
  if (!isForPrograms) {
    console.error(refusal ? inOneLine(refusal) : error.message);
    return;
  }
  const { status, rule, remedy } = refusal ?? {};
  console.error(JSON.stringify({ status, rule, message: error.message, do: remedy }));
}

/** What is wrong, and what to do: a line of a log of CI is read alone. */
function inOneLine({ message, remedy }: RegistryRefusal): string {
  return `${/[.!?]$/.test(message) ? message : `${message}.`} ${remedy}`;
}
