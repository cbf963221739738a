import type { WidgetSlotData } from '@careers/platform';

export interface JobLink {
  title: string;
  phrase: string;
  category: string;
  path: string;
  picture: string;
}

export interface HubData {
  sectors: JobLink[];
}

export interface SectorData {
  code: string;
  title: string;
  phrase: string;
  /** HTML that the server has sanitised. */
  presentationHtml: string;
  offersHref: string;
  offerCount: number | null;
  categories: string[];
  /** The one chosen by the address, null for all. */
  category: string | null;
  jobs: JobLink[];
  offers: WidgetSlotData;
}

export interface JobData {
  title: string;
  phrase: string;
  path: string;
  picture: string;
  presentationHtml: string;
  descriptionHtml: string;
  offersHref: string;
  offerCount: number | null;
  sector: { title: string; path: string };
  others: JobLink[];
  offers: WidgetSlotData;
}
