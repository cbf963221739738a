import type { FooterEntry, NavigationEntry, SiteMapEntry } from './contributions.ts';
import type { Layout } from './layout.ts';
import { claims } from './paths.ts';
import type { RemoteManifest } from './remote.ts';

type Contributor = Pick<RemoteManifest, 'mount' | 'contributes'>;

/** Contributions of a remote that fit a layout, and reasons why the others do not. */
export interface FittedContributions {
  navigation: NavigationEntry[];
  footer: FooterEntry[];
  siteMap: SiteMapEntry[];
  /** Sentence fragments for the publisher. */
  misfits: string[];
}

/** Returns a remote's contributions that fit a layout, without the entries that do not. */
export function fitContributions(
  { mount, contributes = {} }: Contributor,
  layout: Layout,
): FittedContributions {
  const misfits: string[] = [];
  const { limits } = layout;
  const fitting = <Entry extends { path: string }>(
    entries: readonly Entry[] = [],
    problems: (entry: Entry) => (string | null)[],
  ): Entry[] =>
    entries.filter((entry) => {
      const found = problems(entry).filter((problem) => problem !== null);
      misfits.push(...found.map((problem) => `${entry.path}: ${problem}`));
      return found.length === 0;
    });
  const isOwn = (path: string) => (isClaimed(path, mount) ? null : 'is no path of its own');
  const navigation = fitting(contributes.navigation, ({ menu, icon, title, subtitle, path }) => [
    unknown('menu', menu, layout.menus),
    unknown('icon', icon, layout.icons),
    tooLong('title', title, limits.titleLength),
    tooLong('subtitle', subtitle, limits.subtitleLength),
    isOwn(path),
  ]);
  const footer = fitting(contributes.footer, ({ column, label, path }) => [
    unknown('column', column, layout.footerColumns),
    tooLong('label', label, limits.labelLength),
    isOtherSite(path) ? null : isOwn(path),
  ]);
  const siteMap = fitting(contributes.siteMap, ({ section, label, path }) => [
    unknown('section', section, layout.siteMapSections),
    tooLong('label', label, limits.labelLength),
    isOwn(path),
  ]);
  const strangers = (contributes.samples ?? []).filter((path) => !isClaimed(path, mount));
  misfits.push(...strangers.map((path) => `sample ${path} is no path of its own`));
  return { navigation, footer, siteMap, misfits };
}

/** Returns the places of a layout that would exceed their capacity, each as a sentence fragment. */
export function overfullPlaces(contributors: readonly Contributor[], layout: Layout): string[] {
  const fitted = contributors.map((contributor) => fitContributions(contributor, layout));
  const { menuEntries, columnEntries, sectionEntries } = layout.limits;
  const navigation = fitted.flatMap((each) => each.navigation);
  const footer = fitted.flatMap((each) => each.footer);
  const siteMap = fitted.flatMap((each) => each.siteMap);
  return [
    ...overfull('menu', navigation, ({ menu }) => menu, menuEntries),
    ...overfull('column', footer, ({ column }) => column, columnEntries),
    ...overfull('section', siteMap, ({ section }) => section, sectionEntries),
  ];
}

/** Returns true if a mount path claims the page of a link, whatever its query and hash. */
export function isClaimed(link: string, mount: readonly string[]): boolean {
  const { pathname } = new URL(link, 'https://site.invalid');
  return mount.some((path) => claims(path, pathname));
}

/** Returns true if a link leads to another site. */
export function isOtherSite(link: string): boolean {
  return !link.startsWith('/');
}

function unknown(what: string, name: string, known: readonly string[]): string | null {
  return known.includes(name) ? null : `there is no ${what} "${name}", only ${known.join(', ')}`;
}

function tooLong(what: string, text: string | undefined, most: number): string | null {
  return text !== undefined && text.length > most
    ? `its ${what} has ${text.length} characters, of ${most} that there is room for`
    : null;
}

/** Counts each address once, as a layout shows it once. */
function overfull<Entry extends { path: string }>(
  what: string,
  entries: readonly Entry[],
  placeOf: (entry: Entry) => string,
  most: number,
): string[] {
  const paths = new Map<string, Set<string>>();
  for (const entry of entries) {
    const place = placeOf(entry);
    paths.set(place, (paths.get(place) ?? new Set()).add(entry.path));
  }
  return [...paths].flatMap(([place, { size }]) =>
    size > most
      ? [`the ${what} "${place}" would have ${size} entries, of ${most} that there is room for`]
      : [],
  );
}
