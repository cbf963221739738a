import { useEffect, useRef, useState } from 'react';
import { useSite } from '@careers/platform';
import { createSearchApi } from '../api/job-api.ts';
import { isAnywhere, placesNamed } from '../url/index.ts';
import type { FieldValue } from './form-state.ts';
import { placeSource } from './suggestions.ts';

/**
 * Resolves a typed place like the search; `unknown`: a text without a place. If the API fails or the text is ambiguous,
 * leaves it to the search.
 */
export function useTypedPlace(where: FieldValue, onFound: (where: FieldValue) => void) {
  const { api } = useSite();
  const [unknown, setUnknown] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const resolve = async () => {
    if (isAnywhere(where.text) || Object.keys(where.criteria).length > 0) return onFound(where);
    abort.current?.abort();
    const { signal } = (abort.current = new AbortController());
    setIsAsking(true);
    const named = await placesNamed(where.text, createSearchApi(api, signal).lookups).catch(() => undefined);
    if (signal.aborted) return;
    setIsAsking(false);
    if (named?.isUnknown) return setUnknown(where.text);
    const [place, ...others] = named?.places ?? [];
    onFound(place && others.length === 0 ? placeSource.valueOf(place) : where);
  };
  // Shows the message only for the text that caused it.
  return { resolve: () => void resolve(), isAsking, unknown: unknown === where.text ? unknown : '' };
}
