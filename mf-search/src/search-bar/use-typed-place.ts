import { useEffect, useRef, useState } from 'react';
import { useSite } from '@careers/platform';
import { createSearchApi } from '../api/job-api.ts';
import { isAnywhere, placesNamed } from '../url/index.ts';
import type { FieldValue } from './form-state.ts';
import { placeSource } from './suggestions.ts';

/**
 * Resolves a typed place as the search would; `unknown` is a text that is no place. Without an answer of the API,
 * and where it names several places, the text is passed on, and the search resolves it.
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
  // The message belongs to the text it was shown for.
  return { resolve: () => void resolve(), isAsking, unknown: unknown === where.text ? unknown : '' };
}
