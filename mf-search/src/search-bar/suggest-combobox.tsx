import { useState } from 'react';
import { FullScreenSuggest } from './full-screen-suggest.tsx';
import { Field } from './search-form.style.ts';
import type { SuggestComboboxProps } from './suggest-field.tsx';
import { SuggestInput } from './suggest-input.tsx';

/** Below it a list under the field leaves no room beside the keyboard of a phone. */
const FULL_SCREEN_BELOW = 768;

/** The field with its suggestions: under it, or on a phone over the whole screen. */
export function SuggestCombobox({ isTapped, ...field }: SuggestComboboxProps) {
  const [isPhone] = useState(() => window.innerWidth < FULL_SCREEN_BELOW);
  return isPhone ? (
    <FullScreenSuggest {...field} isTapped={isTapped} />
  ) : (
    <SuggestInput {...field} Frame={Field} />
  );
}
