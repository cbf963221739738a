import tab from '@bomb.sh/tab/commander';
import { Command, CommanderError } from 'commander';
import { RegistryRefusal } from '../client/refusal.ts';
import { COMMANDS } from './commands.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';

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

function createProgram(): Command {
  const program = new Command('careers')
    .description('Builds, checks, publishes and releases the parts of the site, each on its own.')
    // Assigns an option to the command it follows.
    .enablePositionalOptions()
    .exitOverride();
  for (const create of COMMANDS) program.addCommand(create());
  tab(program, { completionCommandName: 'completion' });
  return program;
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

/** Joins reason and remedy in one line, for CI logs. */
function inOneLine({ message, remedy }: RegistryRefusal): string {
  return `${/[.!?]$/.test(message) ? message : `${message}.`} ${remedy}`;
}
