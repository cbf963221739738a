import { LAYOUT, fitContributions, overfullPlaces } from '@careers/contract';
import type { Layout } from '@careers/contract';
import type { Rule } from '@careers/federation/checks';
import type { Candidate } from '../candidate.ts';

type Needs = Pick<Candidate, 'manifest' | 'live' | 'shells'>;

/** Refuses a contribution without an extension point in a layout, which would be omitted silently. */
export const contributions: Rule<Needs> = {
  name: 'contributions',
  check({ manifest, live, shells }) {
    const others = live.filter(({ name }) => name !== manifest.name);
    for (const layout of layoutsOf(shells)) {
      const { misfits } = fitContributions(manifest, layout);
      const full = overfullPlaces(others, layout);
      const overfull = overfullPlaces([...others, manifest], layout).filter((place) => !full.includes(place));
      const reasons = [...misfits, ...overfull];
      if (reasons.length > 0)
        return `${manifest.name} contributes entries that the layout has no place for: ${reasons.join('; ')}.`;
    }
    return null;
  },
  remedy: 'Change src/contributions.ts, or ask the team of the shell for a place.',
};

/** Returns the layouts of all shells and their fallbacks; by default that of this contract. */
function layoutsOf(shells: Needs['shells']): Layout[] {
  const layouts = shells.flatMap(({ layout, fallback }) => [layout ?? [], fallback?.layout ?? []].flat());
  return layouts.length > 0 ? layouts : [LAYOUT];
}
