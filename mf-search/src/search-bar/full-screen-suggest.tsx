import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, visuallyHidden } from '@careers/ui';
import { Sheet } from '../sheet.tsx';
import { AroundMeRow } from './around-me-row.tsx';
import { Field, Input } from './search-form.style.ts';
import type { SuggestComboboxProps } from './suggest-field.tsx';
import { SuggestInput } from './suggest-input.tsx';

/** A field that a tap, or the first letter, opens over the whole screen, with its suggestions below. */
export function FullScreenSuggest({ isTapped, ...field }: SuggestComboboxProps) {
  const { id, label, name, placeholder, value, initial, onChange, takesFocus } = field;
  const input = useRef<HTMLInputElement>(null);
  /** What the field said when it was opened; undefined while it is closed. */
  const [before, setBefore] = useState<typeof value>();
  const close = () => setBefore(undefined);

  // The input it takes the place of is gone: the focus has to be here, for the dialog to give it back.
  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus();
    if (isTapped) setBefore(initial);
  }, [takesFocus, isTapped, initial]);

  return (
    <>
      <Field>
        <label htmlFor={id}>{label}</label>
        <Input
          ref={input}
          id={id}
          name={name}
          autoComplete="off"
          aria-haspopup="dialog"
          placeholder={placeholder}
          value={value.text}
          onClick={() => setBefore(value)}
          onChange={({ target }) => {
            setBefore(value);
            onChange({ ...value, text: target.value });
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
        <Words
          onSubmit={(event) => {
            event.preventDefault();
            // React hands it on to the search form around, which is not what was sent.
            event.stopPropagation();
            close();
          }}
        >
          <SuggestInput
            {...field}
            id={`${id}-full`}
            initial={before ?? value}
            takesFocus
            Frame={Full}
            onChosen={close}
          />
          <Button type="submit">Valider</Button>
          {field.source.kind === 'place' && (
            <AroundMeRow
              where={value}
              onFound={(found) => {
                onChange(found);
                close();
              }}
            />
          )}
        </Words>
      </Sheet>
    </>
  );
}

const Words = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.75rem;
  align-items: start;
  padding: 0.75rem 1rem 1rem;
`;

const Full = styled.div`
  display: contents;
  label {
    ${visuallyHidden}
  }
  input {
    min-height: 3rem;
    padding: 0.25rem 1rem;
    border: 2px solid var(--text);
    border-radius: var(--r-2);
  }
  ul,
  p,
  > [aria-hidden] {
    position: static;
    grid-column: 1 / -1;
    grid-row: 3;
    width: auto;
    padding-inline: 0;
    border: 0;
    box-shadow: none;
  }
`;
