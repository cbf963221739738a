import { useCombobox } from 'downshift';
import type { UseComboboxGetInputPropsOptions } from 'downshift';
import { useLayoutEffect, useState } from 'react';
import type { ChangeEvent, KeyboardEvent, RefObject } from 'react';

const { stateChangeTypes } = useCombobox;

export interface Suggestions<Item> {
  items: readonly Item[];
  /** Returns the content of an option; the detail follows its label. */
  optionOf(item: Item): { key: string; label: string; detail?: string };
  /** True if the items match the current text: the list stays closed until then. */
  isAnswered: boolean;
  /** True while items are loading: a skeleton holds their place. */
  isLoading?: boolean;
  /** Announces the number of items, or says why there is none, in place of the list. */
  statusOf(count: number): string;
}

export interface SuggestionListOptions<Item> {
  /** The text in the field; the owner updates it when an item is chosen. */
  text: string;
  suggestions: Suggestions<Item>;
  onType(text: string): void;
  onChoose(item: Item): void;
  onLeave?(): void;
  isOpenAtFirst?: boolean;
}

/** The state of a combobox and the properties of its elements (downshift); an item is chosen in the event itself. */
export function useSuggestionList<Item>(
  inputId: string,
  input: RefObject<HTMLInputElement | null>,
  { text, suggestions, onType, onChoose, onLeave, isOpenAtFirst = false }: SuggestionListOptions<Item>,
) {
  // The list never changes while an item is highlighted: newer items are shown afterwards.
  const [held, setHeld] = useState<readonly Item[]>();
  const items = held ?? suggestions.items;

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getLabelProps } = useCombobox({
    items: [...items],
    inputId,
    initialIsOpen: isOpenAtFirst,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => (item ? suggestions.optionOf(item).label : ''),
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
    stateReducer(state, { type, changes }) {
      if (type !== stateChangeTypes.InputBlur) return changes;
      return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
    },
    onHighlightedIndexChange({ highlightedIndex: index }) {
      setHeld(index >= 0 ? items : undefined);
    },
  });
  const isAnswered = isOpen && suggestions.isAnswered;
  const isShown = isAnswered && items.length > 0;

  // The list is not part of the page's height: scroll until the margin that the styles ask for is in view.
  useLayoutEffect(() => {
    if (isShown) input.current?.scrollIntoView({ block: 'nearest' });
  }, [input, isShown]);

  // Downshift reports a choice in an effect, too late for a quick second Enter.
  const onKeyDown = ({ key, altKey, nativeEvent }: KeyboardEvent) => {
    const item = isOpen && !nativeEvent.isComposing ? items[highlightedIndex] : undefined;
    if (key === 'Escape' && !isOpen && text !== '') onType('');
    // Home and End, with Shift or not, are the text's, as in any field.
    if ((key === 'Enter' && !item) || key === 'Home' || key === 'End')
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
    if (item && (key === 'Enter' || (altKey && key === 'ArrowUp'))) onChoose(item);
  };

  return {
    items,
    isAnswered,
    isShown,
    isEmpty: isAnswered && items.length === 0,
    isLoading: isOpen && suggestions.isLoading === true && !suggestions.isAnswered,
    getLabelProps,
    getMenuProps,
    getItemProps: (item: Item, index: number) => getItemProps({ item, index, onClick: () => onChoose(item) }),
    getInputProps: (attributes: UseComboboxGetInputPropsOptions) =>
      getInputProps({
        ...attributes,
        ref: input,
        'aria-expanded': isShown,
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value),
        onBlur: onLeave,
        onKeyDown,
      }),
  };
}
