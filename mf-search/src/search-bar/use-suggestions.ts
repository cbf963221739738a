import { useEffect, useState } from 'react';
import { useSite } from '@careers/platform';
import { createSearchApi } from '../api/job-api.ts';
import type { Suggestion, SuggestionSource } from './suggestions.ts';

/** A pause in typing this long asks for suggestions. */
const PAUSE_MILLISECONDS = 300;

interface Answer {
  readonly text: string;
  readonly suggestions: readonly Suggestion[];
  readonly isFailed: boolean;
}

const NOTHING: Answer = { text: '', suggestions: [], isFailed: false };

/** What the API suggests for a typed text, once the typing rests. An older answer never replaces a newer one. */
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
  // A list that changes with each letter would not be read: the one before stays until the next.
  const isKept = wanted !== '' && answer.suggestions.length > 0 && continues(answer.text, wanted);
  return {
    suggestions: isCurrent || isKept ? answer.suggestions : [],
    isFailed: isCurrent && answer.isFailed,
    isAnswered: isCurrent || isKept,
    isLoading: wanted !== '' && !isCurrent,
  };
}

/** Whether letters were only added to a text, or only taken from its end. */
function continues(before: string, text: string): boolean {
  return text.startsWith(before) || before.startsWith(text);
}
