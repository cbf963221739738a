import { useLayoutEffect, useRef, useState } from 'react';
import { Sheet } from '../sheet.tsx';
import { FullScreenWords } from './full-screen-words.tsx';
import { Field, Input } from './search-form.style.ts';
import type { SuggestComboboxProps } from './suggest-field.tsx';

/** A field that a tap, or the first letter, opens over the whole screen, with its suggestions below. */
export function FullScreenSuggest({ isTapped, ...field }: SuggestComboboxProps) {
  const { id, label, name, placeholder, value, initial, onChange, takesFocus, describedBy } = field;
  const input = useRef<HTMLInputElement>(null);
  /** What the field said when it was opened; undefined while it is closed. */
  const [before, setBefore] = useState<typeof value>();
  const close = () => setBefore(undefined);
  // Letters that came before the field was hydrated open it as later ones do.
  const [isTypedInto] = useState(takesFocus && value.text !== initial.text);

  // The input it takes the place of is gone: the focus has to be here, for the dialog to give it back.
  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus();
    if (isTapped || isTypedInto) setBefore(initial);
  }, [takesFocus, isTapped, isTypedInto, initial]);

  return (
    <>
      <Field>
        <label htmlFor={id}>{label}</label>
        <Input
          ref={input}
          id={id}
          name={name}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={before !== undefined}
          aria-haspopup="dialog"
          autoComplete="off"
          aria-invalid={describedBy ? true : undefined}
          aria-describedby={describedBy}
          placeholder={placeholder}
          value={value.text}
          onClick={() => setBefore(value)}
          onChange={({ target }) => {
            setBefore(value);
            onChange({ text: target.value, criteria: {} });
          }}
        />
      </Field>
      <Sheet
        isOpen={before !== undefined}
        title={label}
        closeLabel="Fermer"
        onClose={close}
        shape="page"
        initialFocus="field"
      >
        <FullScreenWords {...field} id={`${id}-full`} initial={before ?? value} onDone={close} />
      </Sheet>
    </>
  );
}
