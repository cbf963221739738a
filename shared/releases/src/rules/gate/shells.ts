import type { RemoteManifest, ShellOffer } from '@careers/contract';
import { unmetNeeds } from '@careers/federation/shared-needs';
import type { Rule } from '@careers/federation/checks';
import type { Candidate } from '../candidate.ts';

/** Refuses a build without any shell to check against, unless the publisher consents. */
export const knownShells: Rule<Candidate> = {
  name: 'no-shell-known',
  check: ({ shells, agreed }) =>
    shells.length === 0 && !agreed.withoutShells
      ? 'No running shell is known that could say what it shares.'
      : null,
  remedy: 'Start a shell, or publish with withoutShells=true before the first one starts.',
};

function refusal(manifest: RemoteManifest, offer: ShellOffer, where: string): string | null {
  const unmet = unmetNeeds(manifest, offer);
  if (unmet.length === 0) return null;
  return `${manifest.name}@${manifest.version} cannot run in ${where}: ${unmet.join('; ')}.`;
}

export const sharedNeeds: Rule<Pick<Candidate, 'manifest' | 'shells'>> = {
  name: 'shared-needs',
  check({ manifest, shells }) {
    for (const { fallback, ...shell } of shells) {
      const where = `the shell that runs on ${shell.host} (process ${shell.process})`;
      const reason =
        refusal(manifest, shell, where) ??
        (fallback && refusal(manifest, fallback, `the build behind ${where}`));
      if (reason) return reason;
    }
    return null;
  },
  remedy: 'Build and restart the shells first, or do without it.',
};
