import type { Head, HeadInput } from '@careers/platform';
import { ENTITY_NAMES } from '../../../content/entities/names.ts';
import page from '../../../content/pages/testimonials.ts';
import type { TestimonialsPage } from '../../../content/schema/list-pages.ts';
import type { FilmedTestimonial, WrittenTestimonial } from '../../../content/schema/pages.ts';
import { FILMED, WRITTEN } from '../../../content/testimonials/index.ts';
import { contentHead } from '../../content-head.ts';

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

export function head(input: HeadInput<TestimonialsData | undefined>): Head {
  return contentHead({ ...input, data: input.data?.page });
}
