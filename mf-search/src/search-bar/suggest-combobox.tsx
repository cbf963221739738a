import { useCombobox } from 'downshift';
import { useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@careers/ui';
import { markedParts } from './marked-parts.ts';
import { Field, Input } from './search-form.style.ts';
import { List, Message, Option } from './suggest-combobox.style.ts';
import type { SuggestComboboxProps } from './suggest-field.tsx';
import { useSuggestions } from './use-suggestions.ts';

const { stateChangeTypes } = useCombobox;

/** The field with its suggestions (ARIA combobox): arrows walk, Enter chooses, Escape closes, leaving keeps the words. */
export function SuggestCombobox({
  id,
  label,
  name,
  placeholder,
  value,
  source,
  onChange,
  initial,
  takesFocus,
}: SuggestComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  // What leaving the field brings back, where words alone mean nothing.
  const [chosen, setChosen] = useState(initial);
  const [isTyping, setIsTyping] = useState(takesFocus && value.text !== initial.text);
  const { suggestions, isFailed, isAnswered } = useSuggestions(source, value.text, isTyping);

  useLayoutEffect(() => {
    if (!takesFocus || !input.current) return;
    input.current.focus();
    input.current.setSelectionRange(input.current.value.length, input.current.value.length);
  }, [takesFocus]);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getLabelProps } = useCombobox({
    items: [...suggestions],
    inputId: id,
    initialIsOpen: isTyping,
    inputValue: value.text,
    selectedItem: null,
    itemToString: (item) => item?.label ?? '',
    stateReducer(state, { type, changes }) {
      if (type !== stateChangeTypes.InputBlur) return changes;
      return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
    },
    onSelectedItemChange({ selectedItem }) {
      if (!selectedItem) return;
      const next = source.valueOf(selectedItem);
      setIsTyping(false);
      setChosen(next);
      onChange(next);
    },
  });

  const type = (text: string) => {
    setIsTyping(true);
    onChange({ text, criteria: source.restoresOnLeave && text !== '' ? value.criteria : {} });
  };
  const leave = () => {
    setIsTyping(false);
    if (!source.restoresOnLeave) return;
    if (value.text.trim() === '') setChosen({ text: '', criteria: {} });
    else onChange(chosen);
  };
  const isListShown = isOpen && isTyping && isAnswered;

  return (
    <Field>
      <label {...getLabelProps()}>{label}</label>
      <Input
        {...getInputProps({
          ref: input,
          name,
          placeholder,
          autoComplete: 'off',
          'aria-expanded': isListShown && suggestions.length > 0,
          onChange: (event) => type((event.target as HTMLInputElement).value),
          onBlur: leave,
          onKeyDown(event) {
            // Enter without a suggestion under it searches: the form's own behaviour.
            if (event.key === 'Enter' && highlightedIndex < 0) {
              (
                event.nativeEvent as KeyboardEvent & { preventDownshiftDefault?: boolean }
              ).preventDownshiftDefault = true;
            }
          },
        })}
      />
      <List {...getMenuProps()} hidden={!isListShown || suggestions.length === 0}>
        {suggestions.map((suggestion, index) => (
          <Option key={suggestion.code} {...getItemProps({ item: suggestion, index })}>
            {markedParts(suggestion.label, value.text).map(({ text, isMarked }, part) =>
              isMarked ? <mark key={part}>{text}</mark> : text,
            )}
          </Option>
        ))}
      </List>
      {isListShown && suggestions.length === 0 && (
        <Message>{isFailed ? 'Suggestions indisponibles' : 'Aucune suggestion'}</Message>
      )}
      <VisuallyHidden role="status">
        {isListShown && suggestions.length > 0 && countOf(suggestions.length)}
      </VisuallyHidden>
    </Field>
  );
}

const countOf = (count: number): string => (count === 1 ? '1 suggestion' : `${count} suggestions`);
