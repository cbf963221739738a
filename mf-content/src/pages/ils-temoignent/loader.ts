import { ENTITY_NAMES } from '../../../content/entities/names.ts';
import page from '../../../content/pages/testimonials.ts';
import type { TestimonialsPage } from '../../../content/schema/frames.ts';
import type { FilmedTestimonial, WrittenTestimonial } from '../../../content/schema/pages.ts';
import { FILMED, WRITTEN } from '../../../content/testimonials/index.ts';

export interface TestimonialsData {
  page: TestimonialsPage;
  written: readonly WrittenTestimonial[];
  filmed: readonly FilmedTestimonial[];
  /** Entity names by code. */
  labels: Readonly<Record<string, string>>;
}

export function loader(): TestimonialsData {
  return { page, written: WRITTEN, filmed: FILMED, labels: ENTITY_NAMES };
}
