import { useState } from 'react';
import type { ElementType } from 'react';
import { Combobox } from '@careers/ui';
import { Input } from './search-form.style.ts';
import type { SuggestComboboxProps } from './suggest-field.tsx';
import { countedSuggestions, suggestionDetail } from './suggestions.ts';
import type { Suggestion } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestInputProps extends Omit<SuggestComboboxProps, 'isTapped'> {
  Frame: ElementType;
  /** Told after a suggestion was chosen. */
  onChosen?: () => void;
}

/** The combobox: what is typed asks for suggestions, and stands for itself until one is chosen. */
export function SuggestInput({ source, value, initial, onChange, onChosen, ...field }: SuggestInputProps) {
  const [isTyping, setIsTyping] = useState(field.takesFocus && value.text !== initial.text);
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
      {...field}
      text={value.text}
      items={suggestions}
      keyOf={({ code }) => code}
      labelOf={(suggestion) => suggestion.label}
      detailOf={suggestionDetail}
      isAnswered={isTyping && isAnswered}
      isLoading={isTyping && isLoading}
      statusOf={(count) => (isFailed ? 'Suggestions indisponibles' : countedSuggestions(count))}
      onType={type}
      onChoose={choose}
      onLeave={() => setIsTyping(false)}
      isOpenAtFirst={isTyping}
      Control={Input}
    />
  );
}
