import { useLayoutEffect, useRef } from 'react';
import type { ElementType } from 'react';
import * as style from './combobox.style.ts';
import { Input } from './input.ts';
import { markedParts } from './marked-parts.ts';
import { useSuggestionList } from './use-suggestion-list.ts';
import type { SuggestionListOptions } from './use-suggestion-list.ts';

interface ComboboxProps<Item> extends SuggestionListOptions<Item> {
  field: {
    id: string;
    name: string;
    label: string;
    placeholder?: string;
    /** Id of the error: the field is marked as invalid. */
    describedBy?: string | undefined;
  };
  /** Replaces a plain input that has the focus, and selects in its text what was selected there; else goes after it. */
  takesFocus?: boolean | readonly [start: number, end: number];
  /** Styled elements that replace the default root, which holds the label and the input, and the default input. */
  slots?: { Root?: ElementType; Control?: ElementType };
}

/**
 * A text field with suggestions (ARIA combobox): arrows walk, Enter chooses, Escape closes, then empties, leaving keeps the text.
 * Enter with no highlighted item is left to the form; Home and End move the cursor.
 */
export function Combobox<Item>({ field, takesFocus = false, slots = {}, ...options }: ComboboxProps<Item>) {
  const { text, suggestions } = options;
  const { Root = style.Root, Control = Input } = slots;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = input.current;
    if (!takesFocus || !element) return;
    // Its visitor may have scrolled on.
    element.focus({ preventScroll: true });
    const [start, end] = takesFocus === true ? [element.value.length, element.value.length] : takesFocus;
    element.setSelectionRange(start, end);
  }, [takesFocus]);

  const list = useSuggestionList(field.id, input, options);
  return (
    <Root>
      <label {...list.getLabelProps()}>{field.label}</label>
      <Control
        {...list.getInputProps({
          name: field.name,
          placeholder: field.placeholder,
          autoComplete: 'off',
          'aria-invalid': field.describedBy ? true : undefined,
          'aria-describedby': field.describedBy,
        })}
      />
      <style.List {...list.getMenuProps()} hidden={!list.isShown}>
        {list.items.map((item, index) => {
          const { key, label, detail } = suggestions.optionOf(item);
          return (
            <style.Option key={key} {...list.getItemProps(item, index)}>
              <MatchedLabel label={label} text={text} />
              {detail !== undefined && <small> {detail}</small>}
            </style.Option>
          );
        })}
      </style.List>
      {list.isLoading && (
        <style.Skeleton aria-hidden="true">
          <style.SkeletonLine />
          <style.SkeletonLine />
          <style.SkeletonLine />
        </style.Skeleton>
      )}
      <style.Status role="status" $isShown={list.isEmpty}>
        {list.isAnswered && suggestions.statusOf(list.items.length)}
      </style.Status>
    </Root>
  );
}

function MatchedLabel({ label, text }: { label: string; text: string }) {
  return (
    <span>
      {markedParts(label, text).map((part, place) =>
        part.isMarked ? <mark key={place}>{part.text}</mark> : part.text,
      )}
    </span>
  );
}
