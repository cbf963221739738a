import type { WidgetSlotData } from '@careers/platform';
import type { Day, Sector } from '../../content/schema/pages.ts';
import type { PictureCard } from '../blocks/picture-cards.tsx';
import type { ApiFilm } from '../video/video.tsx';

export interface JobLink {
  title: string;
  phrase: string;
  category: string;
  path: string;
  picture: string;
}

/** A search with a page of its own, and offers. */
export interface JobSearch {
  label: string;
  href: string;
  count: number;
}

export interface Testimonial {
  text: string;
  name: string;
  jobAndPlace: string;
  picture: { url: string; alt: string };
}

export interface HubData {
  sectors: PictureCard[];
}

export interface SectorData {
  code: string;
  title: string;
  /** The page's `h1`. */
  heading: string;
  lead: string;
  content: Sector | null;
  /** Sanitised by the server. */
  presentationHtml: string;
  offersHref: string;
  offerCount: number | null;
  categories: { name: string; jobCount: number }[];
  /** All job sheets of the sector, in any category. */
  jobCount: number;
  /** From the query; null for all. */
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
  films: ApiFilm[];
  /** For a job without films of its own. */
  sectorFilm: Sector['film'] | null;
  /** The job's, or the sector's. */
  testimonials: Testimonial[];
  alertHref: string;
  /** Empty where none are written. */
  day: Day['moments'];
  offersHref: string;
  offerCount: number | null;
  /** The job's searches with most offers. */
  searches: JobSearch[];
  sector: { title: string; path: string };
  others: JobLink[];
  offers: WidgetSlotData;
  search: WidgetSlotData;
}
