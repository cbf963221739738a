import { useState } from 'react';
import { isBelow } from '@careers/ui';
import { FullScreenSuggest } from './full-screen-suggest.tsx';
import { Field } from './search-form.style.ts';
import type { SuggestComboboxProps } from './suggest-input.tsx';
import { SuggestInput } from './suggest-input.tsx';

/** Suggestions under the field, or full screen on phones, where the keyboard covers a list. */
export function SuggestCombobox({ isTapped, ...field }: SuggestComboboxProps) {
  const [isPhone] = useState(() => window.matchMedia(isBelow('tablet')).matches);
  return isPhone ? (
    <FullScreenSuggest {...field} isTapped={isTapped} />
  ) : (
    <SuggestInput {...field} Root={Field} />
  );
}
