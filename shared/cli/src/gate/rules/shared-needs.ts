import type { RemoteManifest, ShellOffer } from '@careers/contract';
// Not the whole package: whoever asks the gate loads no remote.
import { unmetNeeds } from '@careers/federation/shared-needs';
import type { Candidate, Rule } from '../rule.ts';

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
