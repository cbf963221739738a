import type { Rule } from '@careers/federation/checks';
import type { Candidate } from '../candidate.ts';
import { covers, overlaps } from '../patterns.ts';

/** Refuses paths owned by others, or by nobody, unless below the remote's own. */
export const ownedPaths: Rule<Candidate> = {
  name: 'path-not-owned',
  check({ manifest: { name, mount }, owned, ownedByOthers }) {
    const isBelow = (path: string) =>
      owned.mount.some((own) => own !== '/' && covers(`${own}/*`, path)) &&
      !ownedByOthers.some((theirs) => overlaps(theirs, path));
    const foreign = mount.filter((path) => !owned.mount.some((own) => covers(own, path)) && !isBelow(path));
    return foreign.length > 0 ? `${name} claims ${foreign.join(', ')}, which it does not own.` : null;
  },
  remedy:
    'Change "mount": paths below those of the remote are its own unless given to another. Or ask an administrator: `remote add`.',
};

export const ownedWidgets: Rule<Candidate> = {
  name: 'widget-not-owned',
  check({ manifest: { name, widgets }, owned }) {
    const foreign = widgets.filter((widget) => !owned.widgets.includes(widget));
    return foreign.length > 0 ? `${name} brings ${foreign.join(', ')}, which it does not own.` : null;
  },
  remedy: 'Choose another name, or ask an administrator to give the widget to this remote.',
};

/** Refuses paths that another released remote claims. */
export const foreignPaths: Rule<Pick<Candidate, 'manifest' | 'live'>> = {
  name: 'path-taken',
  check({ manifest: { name, mount }, live }) {
    for (const other of live.filter((each) => each.name !== name)) {
      const taken = mount.find((path) => other.mount.some((theirs) => overlaps(theirs, path)));
      if (taken) return `${name} claims ${taken}, which is ${other.name}'s.`;
    }
    return null;
  },
  remedy: 'Agree with its team, or change "mount".',
};

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

/** Refuses to drop released paths, which would become 404s, and widgets, which would leave gaps in others' pages. */
export const removals: Rule<Candidate> = {
  name: 'removals',
  check({ manifest: { name, mount, widgets }, live, agreed }) {
    const own = agreed.removals ? [] : live.filter((each) => each.name === name);
    const lost = [
      ...own.flatMap((each) => each.mount).filter((path) => !mount.some((ours) => covers(ours, path))),
      ...own.flatMap((each) => each.widgets).filter((widget) => !widgets.includes(widget)),
    ];
    return lost.length > 0
      ? `${name} gives up ${[...new Set(lost)].join(', ')}, which a released version has.`
      : null;
  },
  remedy: 'Bring it back, or publish with allowRemovals=true once nothing asks for it.',
};
