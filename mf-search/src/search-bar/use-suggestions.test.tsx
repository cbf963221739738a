import { SiteProvider } from '@careers/platform';
import { apiDouble, testConfiguration } from '@careers/testing';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { subjectSource } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

function suggestionsFor(first: string, answer: (keyword: string) => unknown) {
  const api = apiDouble({
    '/referentials/offerKeyword': (parameters) => answer(parameters.get('keyword') ?? ''),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider site={{ api, configuration: testConfiguration }}>{children}</SiteProvider>
  );
  const hook = renderHook(({ text }) => useSuggestions(subjectSource, text, true), {
    wrapper,
    initialProps: { text: first },
  });
  const shown = () => {
    const { suggestions, isAnswered, isLoading } = hook.result.current;
    return { labels: suggestions.map(({ label }) => label), isAnswered, isLoading };
  };
  return { api, shown, type: (text: string) => hook.rerender({ text }) };
}

const named = (keyword: string) => [
  { code: keyword, label: `${keyword}…`, labelForUrl: keyword, type: 'JOB' },
];
const NOTHING = { labels: [], isAnswered: false, isLoading: true };

test('[SEARCH-02] keeps the previous suggestions while typing, until new ones arrive', async () => {
  const { api, shown, type } = suggestionsFor('bou', named);
  expect(shown()).toEqual(NOTHING);
  await waitFor(() => expect(shown()).toEqual({ labels: ['bou…'], isAnswered: true, isLoading: false }));
  type('bouc');
  type('bouch');
  expect(shown()).toEqual({ labels: ['bou…'], isAnswered: true, isLoading: true });
  await waitFor(() => expect(shown()).toEqual({ labels: ['bouch…'], isAnswered: true, isLoading: false }));
  expect(api.requests.map((request) => /keyword=(\w+)/.exec(request)?.[1])).toEqual(['bou', 'bouch']);
  type('caisse');
  expect(shown()).toEqual(NOTHING);
});

test('[SEARCH-02] does not keep the result of a failure', async () => {
  const { shown, type } = suggestionsFor('bou', () => Promise.reject(new TypeError('fetch failed')));
  await waitFor(() => expect(shown()).toEqual({ labels: [], isAnswered: true, isLoading: false }));
  type('bouc');
  expect(shown()).toEqual(NOTHING);
});
