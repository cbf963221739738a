/** Texts of a job, from which its sheet and its offers are generated. */
export interface JobText {
  code: string;
  title: string;
  titleForUrl: string;
  /** Category on the sector's page. */
  family: string;
  phrase: string;
  about: string;
  /** Titles of its offers. */
  titles: readonly string[];
  missions: readonly string[];
  profile: readonly string[];
  /** Career path. */
  path: string;
  /** Illustration of the design system. */
  portrait: string;
  /** Share of the sector's offers, relative to its other jobs. */
  weight: number;
  promoted?: boolean;
  /** Position among the jobs offered to search engines. */
  seo?: number;
}

export interface SectorText {
  code: string;
  title: string;
  titleForUrl: string;
  phrase: string;
  about: string;
  portrait: string;
  /** Share of all offers. */
  weight: number;
  jobs: readonly JobText[];
}
