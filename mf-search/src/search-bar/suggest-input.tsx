import { useState } from 'react';
import type { ElementType } from 'react';
import { Combobox } from '@careers/ui';
import type { FieldValue } from './form-state.ts';
import { Input } from './search-form.style.ts';
import { countedSuggestions, suggestionDetail } from './suggestions.ts';
import type { Suggestion, SuggestionSource } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestFieldProps {
  label: string;
  name: string;
  placeholder: string;
  value: FieldValue;
  source: SuggestionSource;
  /** Id of the error message. */
  describedBy?: string | undefined;
  onChange(value: FieldValue): void;
}

export interface SuggestComboboxProps extends SuggestFieldProps {
  id: string;
  /** Initial value. */
  initial: FieldValue;
  /** Selection of the focused input that it replaces; false if that input has no focus. */
  takesFocus: false | readonly [start: number, end: number];
  /** True if a tap focused that input. */
  isTapped: boolean;
}

interface SuggestInputProps extends Omit<SuggestComboboxProps, 'isTapped' | 'takesFocus'> {
  takesFocus: true | SuggestComboboxProps['takesFocus'];
  /** Element around the label and the input. */
  Root: ElementType;
  /** Called after a suggestion is chosen. */
  onChosen?: () => void;
}

/** Combobox: typed text requests suggestions, and is a keyword until one is chosen. */
export function SuggestInput(props: SuggestInputProps) {
  const { source, value, initial, takesFocus, Root, onChange, onChosen, ...field } = props;
  const [isTyping, setIsTyping] = useState(takesFocus !== false && value.text !== initial.text);
  const { suggestions, isFailed, isAnswered, isLoading } = useSuggestions(source, value.text, isTyping);

  const type = (text: string) => {
    setIsTyping(true);
    onChange({ text, criteria: {} });
  };
  const choose = (suggestion: Suggestion) => {
    setIsTyping(false);
    onChange(source.valueOf(suggestion));
    onChosen?.();
  };

  return (
    <Combobox
      field={field}
      text={value.text}
      suggestions={{
        items: suggestions,
        optionOf: (suggestion) => ({
          key: suggestion.code,
          label: suggestion.label,
          detail: suggestionDetail(suggestion),
        }),
        isAnswered: isTyping && isAnswered,
        isLoading: isTyping && isLoading,
        statusOf: (count) =>
          isFailed ? 'Suggestions indisponibles' : countedSuggestions(count, source.kind),
      }}
      onType={type}
      onChoose={choose}
      onLeave={() => setIsTyping(false)}
      takesFocus={takesFocus}
      isOpenAtFirst={isTyping}
      slots={{ Root, Control: Input }}
    />
  );
}
