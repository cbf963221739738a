import { aSearchResult } from '@careers/testing/samples';
import type { Samples } from '@careers/testing/samples';

/** Samples that each published version is rendered with: addresses with their status, props of widgets, answers of the job API. */
export default {
  widgets: { 'example-teaser': [{}, { title: 'Une autre page' }] },
  api: { '/offers/': { body: aSearchResult({ count: 37 }) } },
} satisfies Samples;
