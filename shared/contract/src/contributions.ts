import Type from 'typebox';
import type { Static } from 'typebox';
import type { FooterColumn, MenuIcon, MenuName, SiteMapSection } from './layout.ts';

/** Keeps any manifest small; the layout accepts fewer (`Layout.limits`). */
const MAX_ENTRIES = 60;
const listOf = <Entry extends Type.TSchema>(entry: Entry) =>
  Type.Optional(Type.Array(entry, { maxItems: MAX_ENTRIES }));
const closed = { additionalProperties: false };

const Text = Type.String({ minLength: 1, maxLength: 300 });
/** Place or icon. A shell that does not know it drops the entry, never the remote: shells differ. */
const Name = Type.String({ pattern: '^[a-z][a-z-]*$', maxLength: 40 });
/** Position among the entries of one place; ties are in the order of the remotes' names. */
const Order = Type.Integer({ minimum: 0, maximum: 9_999 });
const SitePath = Type.String({ pattern: '^/(?![/\\\\])[^\\s\\\\]*$', maxLength: 300 });
const OtherSite = Type.String({ pattern: '^https://[^\\s\\\\]+$', maxLength: 300 });

const NavigationEntry = Type.Object(
  {
    menu: Name,
    order: Order,
    title: Text,
    subtitle: Type.Optional(Text),
    path: SitePath,
    icon: Name,
    isHighlighted: Type.Optional(Type.Boolean()),
  },
  closed,
);

const FooterEntry = Type.Object(
  {
    column: Name,
    order: Order,
    label: Text,
    path: Type.Union([SitePath, OtherSite]),
    /** Opens in a new window; so does every address of another site. */
    isExternal: Type.Optional(Type.Boolean()),
  },
  closed,
);

const SiteMapEntry = Type.Object({ section: Name, order: Order, label: Text, path: SitePath }, closed);

const StoredItem = Type.Object(
  {
    /** The key, or a prefix followed by `…`. */
    name: Text,
    kind: Type.Enum(['cookie', 'localStorage', 'sessionStorage']),
    /** `necessary` needs no consent, the others are the banner's categories. */
    category: Type.Enum(['necessary', 'personalisation', 'audience', 'advertising']),
    /** For visitors. */
    purpose: Text,
    /** For visitors. */
    lifetime: Text,
  },
  closed,
);

const ContributedService = Type.Object(
  {
    name: Text,
    /** No request before this category is allowed. */
    category: Type.Enum(['personalisation', 'audience', 'advertising']),
    /** For visitors. */
    purpose: Text,
  },
  closed,
);

const AnalyticsEvent = Type.Object(
  {
    /** Name that `trackEvent` of the platform sends. */
    name: Type.String({ pattern: '^(?!page_view$)[a-z][a-z0-9_]*$', maxLength: 40 }),
    /** Its purpose, and the data that it carries. */
    purpose: Text,
    /** Names of its values. */
    values: listOf(Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 40 })),
  },
  closed,
);

/** Contributions of a remote to the layout and to pages about the whole site. */
export const ContributionsSchema = Type.Object(
  {
    navigation: listOf(NavigationEntry),
    footer: listOf(FooterEntry),
    siteMap: listOf(SiteMapEntry),
    /** Items that it stores in browsers, for the cookies page. */
    storedItems: listOf(StoredItem),
    /** Services of others that it calls with consent, for the cookies page. */
    thirdParties: listOf(ContributedService),
    /** Analytics events of its pages, sent with consent only. */
    events: listOf(AnalyticsEvent),
    /** Addresses of representative pages, for review before a release. */
    samples: listOf(SitePath),
  },
  closed,
);

export type NavigationEntry = Static<typeof NavigationEntry>;
export type FooterEntry = Static<typeof FooterEntry>;
export type SiteMapEntry = Static<typeof SiteMapEntry>;
/** An item of browser storage, as the cookies page lists it. */
export type StoredItem = Static<typeof StoredItem>;
/** A third-party service, as the cookies page lists it. */
export type ContributedService = Static<typeof ContributedService>;
/** An event of audience measurement that a remote's pages send. */
export type AnalyticsEvent = Static<typeof AnalyticsEvent>;
/** Contributions as stored in a manifest; the shell may be older or newer than the remote. */
export type ManifestContributions = Static<typeof ContributionsSchema>;

/** Default export of a remote's `src/contributions.ts`. */
export interface Contributions {
  navigation?: readonly (NavigationEntry & { menu: MenuName; icon: MenuIcon })[];
  footer?: readonly (FooterEntry & { column: FooterColumn })[];
  siteMap?: readonly (SiteMapEntry & { section: SiteMapSection })[];
  storedItems?: readonly StoredItem[];
  thirdParties?: readonly ContributedService[];
  events?: readonly AnalyticsEvent[];
  samples?: readonly string[];
}

/** Contributions of all remotes of a release set to pages, in order. */
export interface PageContributions {
  siteMap: readonly SiteMapEntry[];
  storedItems: readonly StoredItem[];
  thirdParties: readonly ContributedService[];
}
