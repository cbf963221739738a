import type { WidgetContext } from '@careers/platform';
import { createSearchApi } from '../../api/job-api.ts';
import { NO_ITEMS, PLACE_NAMES, SUBJECT_NAMES, lookUpItems, omit } from '../../url/index.ts';
import type { SearchBarProps } from './props.ts';

export type SearchBarData = Awaited<ReturnType<typeof loadSearchBar>>;

/** Prefills the form; a code without a label is dropped, since it would filter invisibly. */
export async function loadSearchBar(
  { title, criteria = {} }: SearchBarProps,
  { api, signal }: WidgetContext,
) {
  const isEmpty = Object.keys(criteria).length === 0;
  const items = isEmpty ? NO_ITEMS : await lookUpItems(criteria, createSearchApi(api, signal).lookups);
  const unsaid = [
    ...(items.job || items.keywords ? [] : SUBJECT_NAMES),
    ...((items.place ?? items.places) ? [] : PLACE_NAMES),
  ];
  return { ...(title && { title }), criteria: omit(criteria, unsaid), items };
}
