import { CommanderError } from 'commander';
import { RegistryRefusal } from '../client/refusal.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';
import { createProgram } from './program.ts';

/** `npm run release -- …`, or `release …`: the parts of the site, released each on its own. */
try {
  await createProgram().parseAsync();
} catch (error) {
  const code = exitCodeOf(error);
  process.exitCode = code ?? EXIT.refused;
  // Commander has said itself what it did not understand.
  if (!(error instanceof CommanderError)) say(error, code !== null);
}

function say(error: unknown, isExpected: boolean): void {
  if (!isExpected || !(error instanceof Error)) return console.error(error);
  const refusal = error instanceof RegistryRefusal ? error : null;
  if (!process.argv.includes('--json')) {
    console.error(refusal ? `${refusal.message}\n${refusal.remedy}` : error.message);
    return;
  }
  const { status, rule, remedy } = refusal ?? {};
  console.error(JSON.stringify({ status, rule, message: error.message, do: remedy }));
}
