import type { WidgetSlotData } from '@careers/platform';

/** What the page shows of an offer; embedded once in its HTML. */
export interface OfferData {
  reference: string;
  title: string;
  path: string;
  /** The workplace; the town only when the employer is not named. */
  place: string;
  region: string;
  entity: { label: string; color: string } | null;
  contract: { code: string | undefined; label: string };
  time: { code: string | undefined; label: string };
  /** ISO 8601. */
  publishedAt: string;
  publishedLabel: string;
  validThrough: string;
  isClosed: boolean;
  /** HTML that the server has sanitised. */
  descriptionHtml: string;
  missionHtml: string;
  recruiter: { name: string; description: string } | null;
  address: { street: string; zip: string; town: string } | null;
}

export interface OfferPageData {
  offer: OfferData;
  application: WidgetSlotData | null;
  similar: WidgetSlotData;
}
