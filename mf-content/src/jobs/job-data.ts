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

/** A search that has a page of its own, and offers. */
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
  /** The page's `h1`, and what is told beside the job sheets. */
  heading: string;
  lead: string;
  content: Sector | null;
  /** HTML that the server has sanitised. */
  presentationHtml: string;
  offersHref: string;
  offerCount: number | null;
  categories: { name: string; jobCount: number }[];
  /** All job sheets of the sector, whatever the category. */
  jobCount: number;
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
  /** Films of people at work. */
  films: ApiFilm[];
  /** The sector's film, for a job that has none of its own. */
  sectorFilm: Sector['film'] | null;
  /** Words of people at work: the job's own, or its sector's. */
  testimonials: Testimonial[];
  alertHref: string;
  /** Moments of a day at work, none where nobody has told them yet. */
  day: Day['moments'];
  offersHref: string;
  offerCount: number | null;
  /** The searches for this job that find most. */
  searches: JobSearch[];
  sector: { title: string; path: string };
  others: JobLink[];
  offers: WidgetSlotData;
  search: WidgetSlotData;
}
