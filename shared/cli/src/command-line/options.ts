import { Command, InvalidArgumentError, Option } from 'commander';

/** A command that was typed wrong, with what to type. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface JsonOption {
  json?: boolean;
}
export interface EnvironmentOption {
  environment: string;
}
export interface ReasonOption {
  reason?: string;
}

/** Argument of the commands that build. */
export const REMOTE_ARGUMENT = [
  '[remote]',
  "name of a remote's folder, or the path of one; that of this folder unless given",
] as const;

/** Returns a command that can answer in JSON too, and throws CommanderError instead of ending the process. */
export function command(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--json', 'answers in JSON, for programs')
    .exitOverride();
}

export function environmentOption(): Option {
  return new Option('--environment <name>', 'where').default('production');
}

export function reasonOption(): Option {
  return new Option('--reason <words>', 'why: for the release document and the log');
}

/** Reads a whole number, or refuses the option. */
export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It is no whole number.');
  return Number(text);
}

/** Reads a share of the visitors, or refuses the option. */
export function percentage(text: string): number {
  const percent = Number(text);
  if (text.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new InvalidArgumentError('It is a number from 0 to 100.');
  return percent;
}

/** Answers: a text for people, or a value for programs. */
export function answer({ json }: JsonOption, value: unknown, text: string): void {
  console.log(json ? JSON.stringify(value, null, 2) : text);
}
