import type { RemoteManifest, ShellManifest } from '@careers/contract';
import { ReleaseError } from '../release-error.ts';
import type { Candidate, Rule } from './rule.ts';
import { sharedNeeds } from './rules/shared-needs.ts';

/**
 * Asks one rule.
 * @throws ReleaseError with what it has against the candidate, and what to do.
 */
export async function refuse<Needs extends Partial<Candidate>>(
  rule: Rule<Needs>,
  candidate: Needs,
): Promise<void> {
  const message = await rule.check(candidate);
  if (message !== null) throw new ReleaseError(`${message} ${rule.remedy}`);
}

/**
 * Refuses a version that a running shell could not run.
 * @throws ReleaseError naming what it needs, and the shell.
 */
export async function refuseUnmetNeeds(
  manifest: RemoteManifest,
  shells: readonly ShellManifest[],
): Promise<void> {
  await refuse(sharedNeeds, { manifest, shells });
}
