import { Command, InvalidArgumentError, Option } from 'commander';

/** A usage error, with what to type. */
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

export interface MoveOptions extends JsonOption, EnvironmentOption, ReasonOption {
  /** Revision on which the move is based. */
  revision?: number;
}

/** Argument of commands that build a remote. */
export const REMOTE_ARGUMENT = [
  '[remote]',
  "name of a remote's folder, or the path of one; that of this folder unless given",
] as const;

/** Returns a command with a `--json` option, which throws CommanderError instead of ending the process. */
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

/** Parses an integer, or rejects the option. */
export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It is not a whole number.');
  return Number(text);
}

/** Parses a percentage of visitors, or rejects the option. */
export function percentage(text: string): number {
  const percent = Number(text);
  if (text.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new InvalidArgumentError('It is a number from 0 to 100.');
  return percent;
}

/** Parses a version: `mf-search@1.1.0`, or remote and number separately. */
export function versionOf(named: string, after?: string): { name: string; number: string } {
  const [name = '', number = after, ...more] = named.split('@');
  const isTwice = after !== undefined && number !== after;
  if (name && number && more.length === 0 && !isTwice) return { name, number };
  throw new UsageError(`Name one version: ${name || 'mf-search'}@1.2.3.`);
}

/** Prints a result: as text, or as JSON. */
export function answer({ json }: JsonOption, value: unknown, text: string): void {
  console.log(json ? JSON.stringify(value, null, 2) : text);
}
