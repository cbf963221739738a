import { unmetNeeds } from '@careers/federation/node';
import type { Candidate, Rule } from '../rule.ts';

export const sharedNeeds: Rule<Pick<Candidate, 'manifest' | 'shells'>> = {
  name: 'shared-needs',
  check({ manifest, shells }) {
    for (const { host, process, shared } of shells) {
      const unmet = unmetNeeds(manifest, shared);
      if (unmet.length > 0)
        return `${manifest.name}@${manifest.version} cannot run in the shell that runs on ${host} (process ${process}): ${unmet.join('; ')}.`;
    }
    return null;
  },
  remedy: 'Build and restart the shells first, or do without it.',
};
