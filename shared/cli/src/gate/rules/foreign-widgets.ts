import type { Candidate, Rule } from '../rule.ts';

export const foreignWidgets: Rule<Pick<Candidate, 'manifest' | 'live'>> = {
  name: 'widget-taken',
  check({ manifest: { name, widgets }, live }) {
    for (const other of live.filter((each) => each.name !== name)) {
      const taken = widgets.find((widget) => other.widgets.includes(widget));
      if (taken) return `${name} brings a widget ${taken}, which is ${other.name}'s.`;
    }
    return null;
  },
  remedy: 'Choose another name.',
};
