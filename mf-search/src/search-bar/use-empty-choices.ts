import { useEffect, useState } from 'react';
import { useSite } from '@careers/platform';
import { createSearchApi } from '../api/job-api.ts';
import type { SearchApi } from '../api/job-api.ts';
import { latestSearch } from '../history/latest-search.ts';
import { lookUpItems } from '../url/index.ts';
import { NOWHERE, whatValue, whereValues } from './form-state.ts';
import type { FieldValue } from './form-state.ts';
import type { SuggestionSource } from './suggestions.ts';

interface EmptyChoices {
  /** From the last search in this browser. */
  readonly recent?: FieldValue;
  readonly popular: readonly FieldValue[];
}

const NONE: EmptyChoices = { popular: [] };

/** Returns choices before anything is typed; omits those that fail to load. */
export function useEmptyChoices(kind: SuggestionSource['kind']): EmptyChoices {
  const { api } = useSite();
  const [choices, setChoices] = useState(NONE);
  useEffect(() => {
    const abort = new AbortController();
    const search = createSearchApi(api, abort.signal);
    void Promise.all([recentValue(kind, search), kind === 'subject' ? popularJobs(search) : []])
      .then(([recent, popular]) => {
        if (!abort.signal.aborted) setChoices({ ...(recent && { recent }), popular });
      })
      .catch(() => undefined);
    return () => abort.abort();
  }, [api, kind]);
  return choices;
}

async function recentValue(kind: SuggestionSource['kind'], api: SearchApi): Promise<FieldValue | undefined> {
  const criteria = latestSearch.read();
  if (!criteria) return undefined;
  const items = await lookUpItems(criteria, api.lookups);
  const [place = NOWHERE] = whereValues(criteria, items);
  const value = kind === 'subject' ? whatValue(criteria, items) : place;
  return value.text ? value : undefined;
}

async function popularJobs(api: SearchApi): Promise<FieldValue[]> {
  const jobs = await api.popularJobs().catch(() => []);
  return jobs.map(({ code, label }) => ({ text: label, criteria: { codeJobName: code } }));
}
