import { act, renderHook, waitFor } from '@testing-library/react';
import type { Search } from '../../../url/index.ts';
import { useDraftSearch } from './use-draft-search.ts';

const searchOf = (...codeContractType: string[]): Search => ({
  criteria: { codeContractType },
  page: 0,
  sort: 'publicationDate,desc',
});

test('[SEARCH-14] a choice stays while an older answer comes, and gives way to its own', async () => {
  const asked = jest.fn();
  const { result, rerender } = renderHook(({ search }) => useDraftSearch(search, asked), {
    initialProps: { search: searchOf() },
  });
  const both = searchOf('cdi', 'stage');
  act(() => result.current.choose(both));
  rerender({ search: searchOf('cdi') });
  expect(result.current.chosen).toBe(both);
  await waitFor(() => expect(asked).toHaveBeenCalledWith(both));
  expect(result.current.chosen).toBe(both);
  const answer = searchOf('cdi', 'stage');
  rerender({ search: answer });
  expect(result.current.chosen).toBe(answer);
});
