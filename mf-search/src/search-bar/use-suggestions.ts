import { useEffect, useState } from 'react';
import { useSite } from '@careers/platform';
import { createSearchApi } from '../api/job-api.ts';
import type { Suggestion, SuggestionSource } from './suggestions.ts';

/** Debounce of typing. */
const PAUSE_MILLISECONDS = 300;

interface Answer {
  readonly text: string;
  readonly suggestions: readonly Suggestion[];
  readonly isFailed: boolean;
}

const NOTHING: Answer = { text: '', suggestions: [], isFailed: false };

/** Suggestions for a typed text, debounced; an older answer never replaces a newer one. */
export function useSuggestions(source: SuggestionSource, text: string, isWanted: boolean) {
  const { api } = useSite();
  const [answer, setAnswer] = useState(NOTHING);
  const wanted = isWanted && source.isAskable(text) ? text.trim() : '';

  useEffect(() => {
    if (!wanted) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void createSearchApi(api, abort.signal)
        .suggest(source.kind, wanted)
        .then((suggestions) => ({ text: wanted, suggestions, isFailed: false }))
        .catch(() => ({ text: wanted, suggestions: [], isFailed: true }))
        .then((latest) => {
          if (!abort.signal.aborted) setAnswer(latest);
        });
    }, PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, source, wanted]);

  const isCurrent = wanted !== '' && answer.text === wanted;
  // Keep the list while the text is only extended or shortened: a list that flickers cannot be read.
  const isKept = wanted !== '' && answer.suggestions.length > 0 && continues(answer.text, wanted);
  return {
    suggestions: isCurrent || isKept ? answer.suggestions : [],
    isFailed: isCurrent && answer.isFailed,
    isAnswered: isCurrent || isKept,
    isLoading: wanted !== '' && !isCurrent,
  };
}

function continues(before: string, text: string): boolean {
  return text.startsWith(before) || before.startsWith(text);
}
