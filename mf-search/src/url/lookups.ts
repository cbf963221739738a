import type { ListName } from './criteria.ts';
import type { Reading } from './meant.ts';
import type { Item } from './types.ts';

export type ReferentialItem = Item & { readonly type: string; readonly labelForUrl: string };
export type JobItem = Item & { readonly labelForUrl: string };
export type OptionItem = Item & { readonly labelForUrl?: string };

/** What `resolve` and `lookUpItems` ask of the job API; they reject when it does not answer. */
export interface Lookups {
  /** The SEO job with this URL label. */
  jobByUrlLabel(label: string): Promise<JobItem | undefined>;
  /** A job or a job family. */
  jobByCode(code: string): Promise<JobItem | undefined>;
  /** The first contract type, duration or place with this URL label, alphabetically by type. */
  referentialByUrlLabel(label: string): Promise<ReferentialItem | undefined>;
  referentialByCode(code: string): Promise<ReferentialItem | undefined>;
  /** Departments with such a name. */
  departments(name: string): Promise<readonly ReferentialItem[]>;
  /** Towns, departments and regions for a text, most likely first. */
  places(text: string): Promise<readonly ReferentialItem[]>;
  /** The API's interpretation of keywords. */
  read(keywords: string): Promise<Reading>;
  profileByUrlLabel(label: string): Promise<{ readonly label: string } | undefined>;
  /** All values of a filter in their order; empty where only counts list them. */
  options(name: ListName): Promise<readonly OptionItem[]>;
}
