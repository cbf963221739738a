import type { Salary } from '@careers/api-client';
import type { WidgetSlotData } from '@careers/platform';

/** On the page and in its status (decisions.md, "Closed offers"). */
export const CLOSED = "Cette offre n'est plus disponible";

/** Embedded in the page's HTML. */
export interface OfferData {
  reference: string;
  title: string;
  /** Canonical path; the offer's files are below it. */
  path: string;
  /** The path with the reference only. */
  shortPath: string;
  /** The workplace; only the town of an anonymous employer. */
  place: string;
  town: string;
  region: string;
  entity: string | null;
  /** Null for an anonymous employer. */
  entityPath: string | null;
  contract: { code: string | undefined; label: string };
  time: { code: string | undefined; label: string };
  /** Null when the offer does not state it. */
  salary: (Salary & { label: string }) | null;
  /** ISO 8601. */
  publishedAt: string;
  publishedLabel: string;
  publishedDay: string;
  /** Last day to apply, ISO 8601 and in words; null when unknown. */
  lastDay: { instant: string; label: string } | null;
  isClosed: boolean;
  /** Sanitised by the server. */
  descriptionHtml: string;
  missionHtml: string;
  recruiter: Recruiter | null;
  /** Null for an anonymous employer. */
  address: { street: string; zip: string } | null;
}

export interface Recruiter {
  name: string;
  description: string;
  /** Path of a picture on this site. */
  logo: string | null;
  /** A page on another site. */
  url: string | null;
}

export interface NamedLink {
  label: string;
  href: string;
}

export interface RelatedLinks {
  /** Pages about the job, its sector and the employer. */
  pages: NamedLink[];
  /** Searches for the job, by place and by contract. */
  searches: NamedLink[];
}

export interface OfferPageData {
  offer: OfferData;
  related: RelatedLinks;
  application: WidgetSlotData | null;
  similar: WidgetSlotData;
  search: WidgetSlotData;
}
