import type { Head, HeadInput } from '@careers/platform';
import { contentHead } from '../../content-head.ts';
import type { TestimoniesData } from './loader.ts';

export function head(input: HeadInput<TestimoniesData | undefined>): Head {
  return contentHead({ ...input, data: input.data?.page });
}
