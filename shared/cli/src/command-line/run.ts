import { CommanderError } from 'commander';
import { RegistryRefusal } from '../client/refusal.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';
import { createProgram } from './program.ts';

/** Runs a command and prints its error; returns the exit code. */
export async function runRelease(words: readonly string[]): Promise<number> {
  try {
    await createProgram().parseAsync(words, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    const code = exitCodeOf(error);
    // Commander has printed its own errors.
    if (!(error instanceof CommanderError)) printError(error, code !== null, words.includes('--json'));
    return code ?? EXIT.refused;
  }
}

function printError(error: unknown, isExpected: boolean, isForPrograms: boolean): void {
  if (!isExpected || !(error instanceof Error)) return console.error(error);
  const refusal = error instanceof RegistryRefusal ? error : null;
  if (!isForPrograms) {
    console.error(refusal ? inOneLine(refusal) : error.message);
    return;
  }
  const { status, rule, remedy } = refusal ?? {};
  console.error(JSON.stringify({ status, rule, message: error.message, do: remedy }));
}

/** Joins reason and remedy: a line in a CI log is read alone. */
function inOneLine({ message, remedy }: RegistryRefusal): string {
  return `${/[.!?]$/.test(message) ? message : `${message}.`} ${remedy}`;
}
