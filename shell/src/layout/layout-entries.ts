import { LAYOUT, fitContributions, isClaimed } from '@careers/contract';
import type {
  FooterColumn,
  FooterEntry,
  NavigationEntry,
  PageContributions,
  RemoteManifest,
} from '@careers/contract';
import { MENUS } from './menus.ts';
import type { Menu } from './menus.ts';

/** Links of the layout that come from the API; empty when it is down. */
export interface NavigationData {
  jobs: readonly Pick<FooterEntry, 'label' | 'path'>[];
  regions: readonly Pick<FooterEntry, 'label' | 'path'>[];
}

export interface ShownMenu extends Omit<Menu, 'hub'> {
  /** Null when no remote claims its path. */
  hub: Menu['hub'] | null;
  links: readonly NavigationEntry[];
}

/** Sorted entries of menus and footer, contributed by remotes. */
export interface LayoutEntries {
  /** Without empty menus. */
  menus: readonly ShownMenu[];
  footer: Readonly<Record<FooterColumn, readonly FooterEntry[]>>;
}

export interface SetContributions extends PageContributions {
  layout: LayoutEntries;
}

/**
 * Merges the contributions of remotes within the limits of the layout; omits invalid entries, which the gate reports.
 * `vetoes` are remotes and paths excluded from menus, footer and site map.
 */
export function composeContributions(
  manifests: readonly RemoteManifest[],
  vetoes: readonly string[],
): SetContributions {
  const remotes = manifests.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const fitted = remotes
    .filter(({ name }) => !vetoes.includes(name))
    .map((manifest) => fitContributions(manifest, LAYOUT));
  const shown = <Entry extends { path: string; order: number }>(entries: readonly Entry[]) =>
    entries.filter(({ path }) => !vetoes.includes(path)).toSorted((one, other) => one.order - other.order);
  const navigation = shown(fitted.flatMap((each) => each.navigation));
  const footer = shown(fitted.flatMap((each) => each.footer));
  const siteMap = shown(fitted.flatMap((each) => each.siteMap));
  const { menuEntries, columnEntries, sectionEntries } = LAYOUT.limits;
  const column = (name: FooterColumn) =>
    placed(
      footer.filter((entry) => entry.column === name),
      columnEntries,
    );
  const mount = remotes.flatMap((manifest) => manifest.mount);
  return {
    layout: {
      menus: MENUS.map((menu) => ({
        ...menu,
        hub: isClaimed(menu.hub.path, mount) && !vetoes.includes(menu.hub.path) ? menu.hub : null,
        links: placed(
          navigation.filter((entry) => entry.menu === menu.name),
          menuEntries,
        ),
      })).filter(({ links }) => links.length > 0),
      footer: { essentials: column('essentials'), useful: column('useful'), legal: column('legal') },
    },
    siteMap: LAYOUT.siteMapSections.flatMap((section) =>
      placed(
        siteMap.filter((entry) => entry.section === section),
        sectionEntries,
      ),
    ),
    storedItems: remotes.flatMap(({ contributes }) => contributes?.storedItems ?? []),
    thirdParties: remotes.flatMap(({ contributes }) => contributes?.thirdParties ?? []),
  };
}

/** Removes duplicate paths, and truncates to the limit. */
function placed<Entry extends { path: string }>(entries: readonly Entry[], limit: number): Entry[] {
  const isFirst = ({ path }: Entry, index: number) =>
    entries.findIndex((entry) => entry.path === path) === index;
  return entries.filter(isFirst).slice(0, limit);
}
