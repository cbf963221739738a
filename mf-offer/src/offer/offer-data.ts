import type { Salary } from '@careers/api-client';
import type { WidgetSlotData } from '@careers/platform';

/** What the page shows of an offer; embedded once in its HTML. */
export interface OfferData {
  reference: string;
  title: string;
  /** Canonical path of the page; the offer's files are below it. */
  path: string;
  /** The same page by its reference alone: the title is not looked at. */
  shortPath: string;
  /** The workplace; the town only when the employer is not named. */
  place: string;
  town: string;
  region: string;
  entity: string | null;
  /** Path of the page about the employer, null when nobody is named. */
  entityPath: string | null;
  contract: { code: string | undefined; label: string };
  time: { code: string | undefined; label: string };
  /** What it pays, in words too; null where it does not say so. */
  salary: (Salary & { label: string }) | null;
  /** ISO 8601. */
  publishedAt: string;
  publishedLabel: string;
  publishedDay: string;
  /** Until when one can apply, ISO 8601 and in words; null where nobody says. */
  lastDay: { instant: string; label: string } | null;
  isClosed: boolean;
  /** HTML that the server has sanitised. */
  descriptionHtml: string;
  missionHtml: string;
  recruiter: Recruiter | null;
  /** Null when the employer is not named: the town is all that is said then. */
  address: { street: string; zip: string } | null;
}

export interface Recruiter {
  name: string;
  description: string;
  /** Path of a picture on this site. */
  logo: string | null;
  /** A page about the recruiter on another site. */
  url: string | null;
}

export interface NamedLink {
  label: string;
  href: string;
}

/** Where an offer leads on to. */
export interface RelatedLinks {
  /** Pages that tell of the job, its sector and the employer. */
  pages: NamedLink[];
  /** All offers of the job, and those like this one in a place or a contract. */
  searches: NamedLink[];
}

export interface OfferPageData {
  offer: OfferData;
  related: RelatedLinks;
  application: WidgetSlotData | null;
  similar: WidgetSlotData;
  search: WidgetSlotData;
}
