import { aSearchResult } from '@careers/testing/samples';
import type { Samples } from '@careers/testing/samples';

/** What each version is rendered with when it is published: more addresses with their status, props of widgets, answers of the job API. */
export default {
  widgets: { 'example-teaser': [{}, { title: 'Une autre page' }] },
  api: { '/offers/': { body: aSearchResult({ count: 37 }) } },
} satisfies Samples;
