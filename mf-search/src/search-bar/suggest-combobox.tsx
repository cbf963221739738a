import { useState } from 'react';
import { Combobox } from '@careers/ui';
import { Field, Input } from './search-form.style.ts';
import type { SuggestComboboxProps } from './suggest-field.tsx';
import type { Suggestion } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The field with its suggestions: what is typed asks for them, what is chosen or left becomes its value. */
export function SuggestCombobox(props: SuggestComboboxProps) {
  const { id, label, name, placeholder, value, source, onChange, initial, takesFocus } = props;
  // What leaving the field brings back, where words alone mean nothing.
  const [chosen, setChosen] = useState(initial);
  const [isTyping, setIsTyping] = useState(takesFocus && value.text !== initial.text);
  const { suggestions, isFailed, isAnswered } = useSuggestions(source, value.text, isTyping);

  const type = (text: string) => {
    setIsTyping(true);
    onChange({ text, criteria: source.restoresOnLeave && text !== '' ? value.criteria : {} });
  };
  const choose = (suggestion: Suggestion) => {
    const next = source.valueOf(suggestion);
    setIsTyping(false);
    setChosen(next);
    onChange(next);
  };
  const leave = () => {
    setIsTyping(false);
    if (!source.restoresOnLeave) return;
    if (value.text.trim() === '') setChosen({ text: '', criteria: {} });
    else onChange(chosen);
  };

  return (
    <Combobox
      id={id}
      name={name}
      label={label}
      placeholder={placeholder}
      text={value.text}
      items={suggestions}
      keyOf={({ code }) => code}
      labelOf={(suggestion) => suggestion.label}
      isAnswered={isTyping && isAnswered}
      statusOf={(count) => (isFailed ? 'Suggestions indisponibles' : countOf(count))}
      onType={type}
      onChoose={choose}
      onLeave={leave}
      takesFocus={takesFocus}
      isOpenAtFirst={isTyping}
      Frame={Field}
      Control={Input}
    />
  );
}

function countOf(count: number): string {
  if (count === 0) return 'Aucune suggestion';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
