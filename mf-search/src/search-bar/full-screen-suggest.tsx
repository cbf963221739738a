import { useLayoutEffect, useRef, useState } from 'react';
import { Sheet } from '../dialog/sheet.tsx';
import { FullScreenForm } from './full-screen-form.tsx';
import { Field, Input } from './search-form.style.ts';
import type { SuggestComboboxProps } from './suggest-input.tsx';

/** A field that opens full screen at a tap or the first letter, with suggestions below. */
export function FullScreenSuggest({ isTapped, ...field }: SuggestComboboxProps) {
  const { id, label, name, placeholder, value, initial, onChange, takesFocus, describedBy } = field;
  const input = useRef<HTMLInputElement>(null);
  /** Value when the dialog was opened; undefined while closed. */
  const [before, setBefore] = useState<typeof value>();
  const close = () => setBefore(undefined);
  // Text typed before hydration opens it too.
  const [isTypedInto] = useState(takesFocus !== false && value.text !== initial.text);

  // Focuses this input, which replaces the previous one, so that the dialog can restore the focus.
  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
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
          aria-expanded={before !== undefined}
          aria-haspopup="dialog"
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
        <FullScreenForm {...field} id={`${id}-full`} initial={before ?? value} onDone={close} />
      </Sheet>
    </>
  );
}
