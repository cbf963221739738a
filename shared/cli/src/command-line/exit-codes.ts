import { CommanderError } from 'commander';
import { ContractError } from '@careers/contract';
import { RegistryAway, RegistryRefusal } from '../client/refusal.ts';
import { ReleaseError } from '../release-error.ts';
import { UsageError } from './options.ts';

/** Exit codes, for scripts. */
export const EXIT = {
  done: 0,
  refused: 1,
  wrongUsage: 2,
  noRight: 3,
  registryAway: 4,
  movedMeanwhile: 5,
  nobodyGets: 6,
} as const;

/** A first version was published but not released. */
export class NobodyGets extends Error {
  override name = 'NobodyGets';
}

/** Exit codes of specific registry rules. */
const OF_RULES: Record<string, number> = {
  'invalid-request': EXIT.wrongUsage,
  'revision-moved': EXIT.movedMeanwhile,
};

/** Returns the exit code of an error; null for an unexpected one. */
export function exitCodeOf(error: unknown): number | null {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrongUsage;
  if (error instanceof UsageError) return EXIT.wrongUsage;
  if (error instanceof NobodyGets) return EXIT.nobodyGets;
  if (error instanceof RegistryAway) return EXIT.registryAway;
  if (error instanceof RegistryRefusal) return codeOfRefusal(error);
  return error instanceof ReleaseError || error instanceof ContractError ? EXIT.refused : null;
}

function codeOfRefusal({ status, rule }: RegistryRefusal): number {
  if (status === 401 || status === 403) return EXIT.noRight;
  if (status >= 500) return EXIT.registryAway;
  return OF_RULES[rule] ?? EXIT.refused;
}
