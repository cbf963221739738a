import { act, renderHook } from '@testing-library/react';
import { useShownValue } from './use-shown-value.ts';

test('[SEARCH-14] a control shows what was chosen in it at once, and what another search says', () => {
  const { result, rerender } = renderHook(({ applied }) => useShownValue(applied), {
    initialProps: { applied: 'date' },
  });
  const shown = () => result.current[0];
  act(() => result.current[1]('distance'));
  expect(shown()).toBe('distance');
  rerender({ applied: 'distance' });
  rerender({ applied: 'date' });
  expect(shown()).toBe('date');
});
