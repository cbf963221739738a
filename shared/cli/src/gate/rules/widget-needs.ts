import { describeUnmetWidget, unmetWidgets } from '@careers/federation/node';
import type { Candidate, Rule } from '../rule.ts';

/** Whichever version of a widget visitors have, a page that shows it must understand it. */
export const widgetNeeds: Rule<Pick<Candidate, 'manifest' | 'live'>> = {
  name: 'widget-needs',
  check({ manifest, live }) {
    const [unmet] = unmetWidgets(manifest, [manifest, ...live.filter(({ name }) => name !== manifest.name)]);
    return unmet ? `${describeUnmetWidget(unmet)}.` : null;
  },
  remedy: 'Meet every version that visitors have in "requires", such as "^1.0.0 || ^2.0.0".',
};
