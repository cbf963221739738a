import { useCombobox } from 'downshift';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, ElementType, KeyboardEvent } from 'react';
import * as style from './combobox.style.ts';
import { Input } from './input.ts';
import { markedParts } from './marked-parts.ts';

const { stateChangeTypes } = useCombobox;

interface ComboboxProps<Item> {
  id: string;
  name: string;
  label: string;
  placeholder?: string;
  /** The words in the field; choosing an item is for the owner to put into them. */
  text: string;
  items: readonly Item[];
  keyOf(item: Item): string;
  labelOf(item: Item): string;
  /** What is said of an item besides its name. */
  detailOf?(item: Item): string;
  /** Whether the items answer the text: the list stays closed until then. */
  isAnswered: boolean;
  /** Whether items are on the way: lines hold their place meanwhile. */
  isLoading?: boolean;
  /** Reads the number of items, or says why there is none: shown in place of the list. */
  statusOf(count: number): string;
  onType(text: string): void;
  onChoose(item: Item): void;
  onLeave?(): void;
  /** Id of what is said of words that mean nothing: the field is marked as wrong. */
  describedBy?: string | undefined;
  /** It takes the place of a plain input that has the focus: the cursor goes after its words. */
  takesFocus?: boolean;
  isOpenAtFirst?: boolean;
  /** What holds the label and the input, and the input, where they look otherwise. */
  Frame?: ElementType;
  Control?: ElementType;
}

/**
 * A text field that suggests (ARIA combobox): arrows walk, Enter chooses, Escape closes, then empties, leaving keeps the words.
 * Enter with no item under it is left to the form.
 */
export function Combobox<Item>({
  id,
  name,
  label,
  placeholder,
  text,
  items: latest,
  keyOf,
  labelOf,
  detailOf,
  isAnswered,
  isLoading = false,
  statusOf,
  onType,
  onChoose,
  onLeave,
  describedBy,
  takesFocus = false,
  isOpenAtFirst = false,
  Frame = style.Frame,
  Control = Input,
}: ComboboxProps<Item>) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus || !input.current) return;
    input.current.focus();
    input.current.setSelectionRange(input.current.value.length, input.current.value.length);
  }, [takesFocus]);

  // A list never changes under the hand that is on it: what comes meanwhile is shown afterwards.
  const [held, setHeld] = useState<readonly Item[]>();
  const items = held ?? latest;

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getLabelProps } = useCombobox({
    items: [...items],
    inputId: id,
    initialIsOpen: isOpenAtFirst,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => (item ? labelOf(item) : ''),
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
    stateReducer(state, { type, changes }) {
      if (type !== stateChangeTypes.InputBlur) return changes;
      return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
    },
    onHighlightedIndexChange({ highlightedIndex: index }) {
      setHeld(index >= 0 ? items : undefined);
    },
  });
  // An item is chosen in the events below: downshift tells of it in an effect, too late for a quick second Enter.
  const isAnswerShown = isOpen && isAnswered;
  const isListShown = isAnswerShown && items.length > 0;

  // With the room below it that the styles ask for: the list is no part of the page's height.
  useLayoutEffect(() => {
    if (isListShown) input.current?.scrollIntoView({ block: 'nearest' });
  }, [isListShown]);

  return (
    <Frame>
      <label {...getLabelProps()}>{label}</label>
      <Control
        {...getInputProps({
          ref: input,
          name,
          placeholder,
          autoComplete: 'off',
          'aria-expanded': isListShown,
          'aria-invalid': describedBy ? true : undefined,
          'aria-describedby': describedBy,
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value),
          onBlur: onLeave,
          onKeyDown: ({ key, altKey, nativeEvent }: KeyboardEvent) => {
            const item = isOpen && !nativeEvent.isComposing ? items[highlightedIndex] : undefined;
            if (key === 'Escape' && !isOpen && text !== '') onType('');
            if (key === 'Enter' && !item) Object.assign(nativeEvent, { preventDownshiftDefault: true });
            if (item && (key === 'Enter' || (altKey && key === 'ArrowUp'))) onChoose(item);
          },
        })}
      />
      <style.List {...getMenuProps()} hidden={!isListShown}>
        {items.map((item, index) => (
          <style.Option key={keyOf(item)} {...getItemProps({ item, index, onClick: () => onChoose(item) })}>
            <span>
              {markedParts(labelOf(item), text).map((part, place) =>
                part.isMarked ? <mark key={place}>{part.text}</mark> : part.text,
              )}
            </span>
            {detailOf && <small> {detailOf(item)}</small>}
          </style.Option>
        ))}
      </style.List>
      {isOpen && isLoading && !isAnswered && (
        <style.Ghosts aria-hidden="true">
          <i />
          <i />
          <i />
        </style.Ghosts>
      )}
      <style.Status role="status" $isShown={isAnswerShown && items.length === 0}>
        {isAnswerShown && statusOf(items.length)}
      </style.Status>
    </Frame>
  );
}
