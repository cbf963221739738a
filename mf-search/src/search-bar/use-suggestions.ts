import { useEffect, useState } from 'react';
import { useSite } from '@careers/platform';
import { createSearchApi } from '../api/job-api.ts';
import type { Suggestion, SuggestionSource } from './suggestions.ts';

const DEBOUNCE_MILLISECONDS = 300;

interface Answer {
  readonly text: string;
  readonly suggestions: readonly Suggestion[];
  readonly isFailed: boolean;
}

const NOTHING: Answer = { text: '', suggestions: [], isFailed: false };

/** Suggestions for a typed text, debounced; an older answer never replaces a newer one. */
export function useSuggestions(source: SuggestionSource, text: string, isEnabled: boolean) {
  const { api } = useSite();
  const [answer, setAnswer] = useState(NOTHING);
  const query = isEnabled && source.isAskable(text) ? text.trim() : '';

  useEffect(() => {
    if (!query) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void createSearchApi(api, abort.signal)
        .suggest(source.kind, query)
        .then((suggestions) => ({ text: query, suggestions, isFailed: false }))
        .catch(() => ({ text: query, suggestions: [], isFailed: true }))
        .then((latest) => {
          if (!abort.signal.aborted) setAnswer(latest);
        });
    }, DEBOUNCE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, source, query]);

  const isCurrent = query !== '' && answer.text === query;
  // Keeps the list while the text is only extended or shortened, to avoid flicker.
  const isKept = query !== '' && answer.suggestions.length > 0 && continues(answer.text, query);
  return {
    suggestions: isCurrent || isKept ? answer.suggestions : [],
    isFailed: isCurrent && answer.isFailed,
    isAnswered: isCurrent || isKept,
    isLoading: query !== '' && !isCurrent,
  };
}

function continues(before: string, text: string): boolean {
  return text.startsWith(before) || before.startsWith(text);
}
