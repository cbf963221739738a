import semver from 'semver';
import type { RemoteManifest } from '@careers/contract';
import { describeUnmetWidget, unmetWidgets } from '@careers/federation/node';
import type { Rule } from '@careers/federation/checks';
import type { Candidate } from '../candidate.ts';
import { narrowings } from '../narrowings.ts';

/** Refuses a page that does not support every released version of its widgets. */
export const widgetNeeds: Rule<Pick<Candidate, 'manifest' | 'live'>> = {
  name: 'widget-needs',
  check({ manifest, live }) {
    const [unmet] = unmetWidgets(manifest, [manifest, ...live.filter(({ name }) => name !== manifest.name)]);
    return unmet ? `${describeUnmetWidget(unmet)}.` : null;
  },
  remedy: 'Meet every version that visitors have in "requires", such as "^1.0.0 || ^2.0.0".',
};

/** Refuses a widget that is incompatible with released pages, by version or props. */
export const widgetPromises: Rule<Pick<Candidate, 'manifest' | 'live'>> = {
  name: 'widget-promises',
  check({ manifest, live }) {
    const others = live.filter(({ name }) => name !== manifest.name);
    const [broken] = others.flatMap((consumer) => unmetWidgets(consumer, [manifest]));
    if (broken) return `${describeUnmetWidget(broken)}: visitors have that page.`;
    const own = live.filter(({ name }) => name === manifest.name);
    return own.map((before) => brokenProps(before, manifest)).find((reason) => reason !== null) ?? null;
  },
  remedy:
    'Keep what the widget takes, or raise its first number once every page that shows it says so in "requires".',
};

/** Returns the first prop narrowed within the same major version. */
function brokenProps(before: RemoteManifest, after: RemoteManifest): string | null {
  for (const [widget, { version, props }] of Object.entries(after.provides ?? {})) {
    const known = before.provides?.[widget];
    if (!known || semver.major(known.version) !== semver.major(version)) continue;
    const [narrowing] = narrowings(known.props, props);
    if (narrowing)
      return `${widget} ${version} of ${after.name} breaks pages that show ${known.version}: ${narrowing}.`;
  }
  return null;
}
