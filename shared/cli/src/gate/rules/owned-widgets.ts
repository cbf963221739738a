import type { Rule } from '../rule.ts';

export const ownedWidgets: Rule = {
  name: 'widget-not-owned',
  check({ manifest: { name, widgets }, owned }) {
    const foreign = widgets.filter((widget) => !owned.widgets.includes(widget));
    return foreign.length > 0 ? `${name} brings ${foreign.join(', ')}, which it does not own.` : null;
  },
  remedy: 'Choose another name, or ask an administrator to give the widget to this remote.',
};
