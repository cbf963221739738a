import { ENTITY_NAMES } from '../../../content/entities/names.ts';
import page from '../../../content/pages/testimonies.ts';
import type { TestimoniesPage } from '../../../content/schema/frames.ts';
import type { FilmedTestimony, WrittenTestimony } from '../../../content/schema/pages.ts';
import { FILMED, WRITTEN } from '../../../content/testimonies/index.ts';

export interface TestimoniesData {
  page: TestimoniesPage;
  written: readonly WrittenTestimony[];
  filmed: readonly FilmedTestimony[];
  /** Names of entities by their codes. */
  labels: Readonly<Record<string, string>>;
}

/** Returns the testimonies with the names of their entities. */
export function loader(): TestimoniesData {
  return { page, written: WRITTEN, filmed: FILMED, labels: ENTITY_NAMES };
}
