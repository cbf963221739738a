import type { Head, HeadInput } from '@careers/platform';
import { contentHead } from '../../content-head.ts';
import type { TestimonialsData } from './loader.ts';

export function head(input: HeadInput<TestimonialsData | undefined>): Head {
  return contentHead({ ...input, data: input.data?.page });
}
