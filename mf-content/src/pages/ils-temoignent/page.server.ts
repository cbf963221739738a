import type { Head, HeadInput } from '@careers/platform';
import { ENTITY_NAMES } from '../../../content/entities/names.ts';
import page from '../../../content/pages/testimonials.ts';
import { FILMED, WRITTEN } from '../../../content/testimonials/index.ts';
import { contentHead } from '../../content-head.ts';

export type TestimonialsData = ReturnType<typeof loader>;

export function loader() {
  const entityNames: Readonly<Record<string, string>> = ENTITY_NAMES;
  return { page, written: WRITTEN, filmed: FILMED, entityNames };
}

export function head(input: HeadInput<TestimonialsData | undefined>): Head {
  return contentHead({ ...input, data: input.data?.page });
}
