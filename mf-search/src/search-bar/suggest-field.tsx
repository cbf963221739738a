import { useId, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Field, Input } from './search-form.style.ts';
import type { SuggestComboboxProps, SuggestFieldProps } from './suggest-input.tsx';

type Upgrade = Pick<SuggestComboboxProps, 'takesFocus' | 'isTapped'> & {
  Combobox: ComponentType<SuggestComboboxProps>;
};

const loadCombobox = () => import(/* webpackChunkName: "suggest-combobox" */ './suggest-combobox.tsx');

/** A text field with suggestions: a plain input until the first focus, and when the suggestions cannot load. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, name, placeholder, value, describedBy, onChange } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isTapped = useRef(false);
  const [initial] = useState(value);
  const [upgrade, setUpgrade] = useState<Upgrade>();

  const load = () => {
    loadCombobox()
      .then(({ SuggestCombobox }) => {
        if (!input.current) return;
        const takesFocus = document.activeElement === input.current && selectionOf(input.current);
        const next = { Combobox: SuggestCombobox, takesFocus, isTapped: isTapped.current };
        // Synchronously, so that the focus is not lost while the visitor tabs on.
        flushSync(() => setUpgrade(next));
      })
      .catch(() => undefined);
  };

  if (upgrade) {
    const { Combobox, ...focus } = upgrade;
    return <Combobox {...props} {...focus} id={id} initial={initial} />;
  }
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Input
        ref={input}
        id={id}
        name={name}
        type="text"
        aria-expanded={false}
        placeholder={placeholder}
        value={value.text}
        aria-invalid={describedBy ? true : undefined}
        aria-describedby={describedBy}
        onPointerDown={() => (isTapped.current = true)}
        onFocus={load}
        onChange={(event) => onChange({ text: event.target.value, criteria: value.criteria })}
      />
    </Field>
  );
}

function selectionOf({ value, selectionStart, selectionEnd }: HTMLInputElement): readonly [number, number] {
  return [selectionStart ?? value.length, selectionEnd ?? value.length];
}
