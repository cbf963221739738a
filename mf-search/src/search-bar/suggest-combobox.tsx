import { useState } from 'react';
import { isBelow } from '@careers/ui';
import { FullScreenSuggest } from './full-screen-suggest.tsx';
import { Field } from './search-form.style.ts';
import type { SuggestComboboxProps } from './suggest-field.tsx';
import { SuggestInput } from './suggest-input.tsx';

/** The field with its suggestions: under it, or over the whole screen of a phone, where a list leaves no room for the keyboard. */
export function SuggestCombobox({ isTapped, ...field }: SuggestComboboxProps) {
  const [isPhone] = useState(() => window.matchMedia(isBelow('tablet')).matches);
  return isPhone ? (
    <FullScreenSuggest {...field} isTapped={isTapped} />
  ) : (
    <SuggestInput {...field} Root={Field} />
  );
}
