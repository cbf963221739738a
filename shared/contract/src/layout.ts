import Type from 'typebox';
import type { Static } from 'typebox';

const Names = Type.Array(Type.String({ minLength: 1 }));
const Most = Type.Integer({ minimum: 1 });

/** Extension points of a shell's layout for remotes' contributions, with their capacities. */
export const LayoutSchema = Type.Object({
  menus: Names,
  icons: Names,
  footerColumns: Names,
  siteMapSections: Names,
  limits: Type.Object({
    menuEntries: Most,
    columnEntries: Most,
    sectionEntries: Most,
    titleLength: Most,
    subtitleLength: Most,
    labelLength: Most,
  }),
});

export type Layout = Static<typeof LayoutSchema>;

export const MENU_NAMES = ['jobs', 'company', 'entrepreneur'] as const;
export type MenuName = (typeof MENU_NAMES)[number];

export const MENU_ICONS = [
  'basket',
  'book',
  'building',
  'building-store',
  'coin',
  'heart',
  'help',
  'key',
  'laptop',
  'map-pins',
  'news',
  'phone',
  'school',
  'send',
  'speakerphone',
  'truck',
  'users',
  'users-group',
] as const;
export type MenuIcon = (typeof MENU_ICONS)[number];

export const FOOTER_COLUMNS = ['essentials', 'useful', 'legal'] as const;
export type FooterColumn = (typeof FOOTER_COLUMNS)[number];

/** Sections in the order of the visitors' site map. */
export const SITE_MAP_SECTIONS = [
  'search',
  'jobs',
  'organisation',
  'company',
  'entrepreneur',
  'rights',
] as const;
export type SiteMapSection = (typeof SITE_MAP_SECTIONS)[number];

/** Layout of shells of this contract: each reports it, and the gate compares it with contributions. */
export const LAYOUT: Layout = {
  menus: [...MENU_NAMES],
  icons: [...MENU_ICONS],
  footerColumns: [...FOOTER_COLUMNS],
  siteMapSections: [...SITE_MAP_SECTIONS],
  limits: {
    menuEntries: 10,
    columnEntries: 8,
    sectionEntries: 30,
    titleLength: 30,
    subtitleLength: 60,
    labelLength: 45,
  },
};
