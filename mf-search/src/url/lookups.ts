import type { ListName } from './criteria.ts';
import type { Reading } from './meant.ts';
import type { Item } from './types.ts';

export type ReferentialItem = Item & { readonly type: string; readonly labelForUrl: string };
export type JobItem = Item & { readonly labelForUrl: string };
export type OptionItem = Item & { readonly labelForUrl?: string };

/** What `resolve` and `lookUpItems` ask the job API. A rejected promise means that the API could not answer. */
export interface Lookups {
  /** The SEO job whose URL label is this one. */
  jobByUrlLabel(label: string): Promise<JobItem | undefined>;
  /** A job or a job family by its code. */
  jobByCode(code: string): Promise<JobItem | undefined>;
  /** The first contract type, duration or place with this URL label, by type in alphabetical order. */
  referentialByUrlLabel(label: string): Promise<ReferentialItem | undefined>;
  referentialByCode(code: string): Promise<ReferentialItem | undefined>;
  /** Departments that may be called so. */
  departments(name: string): Promise<readonly ReferentialItem[]>;
  /** Towns, departments and regions that a typed text may mean, the likeliest first. */
  places(text: string): Promise<readonly ReferentialItem[]>;
  /** How the job API reads words. */
  read(keywords: string): Promise<Reading>;
  profileByUrlLabel(label: string): Promise<{ readonly label: string } | undefined>;
  /** All values of a filter in the order in which they are offered; none where only offers say them. */
  options(name: ListName): Promise<readonly OptionItem[]>;
}
