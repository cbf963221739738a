import { act, renderHook, waitFor } from '@testing-library/react';
import { toggleCode } from '../../../url/index.ts';
import type { Search } from '../../../url/index.ts';
import { useDraftSearch } from './use-draft-search.ts';

const searchOf = (...codeContractType: string[]): Search => ({
  criteria: { codeContractType },
  page: 0,
  sort: 'publicationDate,desc',
});
const chosenTypes = ({ criteria }: Search) => criteria.codeContractType;
const toggle = (code: string) => (search: Search) => toggleCode(search, 'codeContractType', code);

function openResults() {
  const asked: (readonly string[] | undefined)[] = [];
  const answers: (() => void)[] = [];
  const ask = (next: Search) => {
    asked.push(chosenTypes(next));
    return new Promise<void>((resolve) => answers.push(resolve));
  };
  const hook = renderHook(({ search }) => useDraftSearch(search, ask), {
    initialProps: { search: searchOf() },
  });
  const current = () => hook.result.current;
  return {
    ...hook,
    asked,
    /** Answers the oldest pending request. */
    async answer(search: Search) {
      hook.rerender({ search });
      await act(async () => answers.shift()?.());
    },
    shown: () => chosenTypes(current().chosen),
    inControls: () => chosenTypes(current().draft.latest),
  };
}

test('[SEARCH-14] keeps a choice until its answer arrives', async () => {
  const { result, answer, asked, shown, inControls } = openResults();
  act(() => result.current.choose(toggle('cdi')));
  expect(inControls()).toEqual(['cdi']);
  await waitFor(() => expect(asked).toEqual([['cdi']]));
  await waitFor(() => expect(shown()).toEqual(['cdi']));
  const answered = searchOf('cdi', 'stage');
  await answer(answered);
  expect(result.current.chosen).toBe(answered);
  expect(inControls()).toEqual(['cdi', 'stage']);
});

test('[SEARCH-14] batches choices between two paints into one request', async () => {
  const { result, asked } = openResults();
  act(() => {
    result.current.choose(toggle('cdi'));
    result.current.choose(toggle('stage'));
  });
  await waitFor(() => expect(asked).toEqual([['cdi', 'stage']]));
});

test('[SEARCH-14] keeps a choice made while an older answer arrives', async () => {
  const { result, rerender, answer, asked, shown, inControls } = openResults();
  act(() => result.current.choose(toggle('cdi')));
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => result.current.choose(toggle('stage')));
  rerender({ search: searchOf('cdi') });
  expect(inControls()).toEqual(['cdi', 'stage']);
  await waitFor(() => expect(asked).toEqual([['cdi'], ['cdi', 'stage']]));
  await waitFor(() => expect(shown()).toEqual(['cdi', 'stage']));
  await answer(searchOf('cdi'));
  expect(inControls()).toEqual(['cdi', 'stage']);
  await answer(searchOf('stage'));
  expect(inControls()).toEqual(['stage']);
});

test('[SEARCH-14] requests nothing for an unchanged search', async () => {
  const { result, asked } = openResults();
  act(() => result.current.choose((search) => search));
  act(() => result.current.choose(toggle('cdi')));
  await waitFor(() => expect(asked).toEqual([['cdi']]));
});
