import { covers } from '../patterns.ts';
import type { Rule } from '../rule.ts';

/** A path that nobody claims any more answers 404, and a widget leaves a hole in pages of others. */
export const removals: Rule = {
  name: 'removals',
  check({ manifest: { name, mount, widgets }, live, agreed }) {
    const own = agreed.removals ? [] : live.filter((each) => each.name === name);
    const lost = [
      ...own.flatMap((each) => each.mount).filter((path) => !mount.some((ours) => covers(ours, path))),
      ...own.flatMap((each) => each.widgets).filter((widget) => !widgets.includes(widget)),
    ];
    return lost.length > 0
      ? `${name} gives up ${[...new Set(lost)].join(', ')}, which a version that visitors get has.`
      : null;
  },
  remedy: 'Bring it back, or publish with allowRemovals=true once nothing asks for it.',
};
