import { useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { hiddenWithoutScript } from '@careers/ui';
import { FORM_FIELDS, MAX_PLACES, isAnywhere } from '../url/index.ts';
import { AroundMe } from './around-me.tsx';
import { NOWHERE } from './form-state.ts';
import type { FieldValue } from './form-state.ts';
import { Field, FieldError, Input, WhereField } from './search-form.style.ts';
import { SuggestField } from './suggest-field.tsx';
import { placeSource } from './suggestions.ts';

const LABELS = ['Où ?', 'Autre lieu', 'Troisième lieu'];

interface WhereFieldsProps {
  id: string;
  wheres: readonly FieldValue[];
  /** Error message of the field with this text. */
  error: { text: string; message: string } | undefined;
  onChange(wheres: readonly FieldValue[]): void;
}

/** Fields of the places; an emptied one means no place. Without JavaScript there is one more from the start. */
export function WhereFields({ id, wheres, error, onChange }: WhereFieldsProps) {
  const root = useRef<HTMLDivElement>(null);
  const isFull = wheres.length === MAX_PLACES;
  const isExtensible = !isFull && wheres.every(isPlace);

  const add = () => {
    flushSync(() => onChange([...wheres, NOWHERE]));
    [...(root.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
  };
  return (
    <Root ref={root}>
      {wheres.map((where, index) => {
        const errorId = `${id}-where-${index}-error`;
        const isWrong = error !== undefined && where.text === error.text;
        return (
          <WhereField key={LABELS[index]}>
            <SuggestField
              label={LABELS[index] ?? ''}
              name={FORM_FIELDS.where}
              placeholder="Nantes, Vendée, 85000…"
              value={where}
              source={placeSource}
              describedBy={isWrong ? errorId : undefined}
              onChange={(value) => onChange(wheres.with(index, value))}
            />
            {isWrong && <FieldError id={errorId}>{error.message}</FieldError>}
            {index === 0 && <AroundMe where={where} onFound={(found) => onChange([found])} />}
          </WhereField>
        );
      })}
      {isExtensible && (
        <>
          <Add type="button" onClick={add}>
            Ajouter un lieu
          </Add>
          <noscript>
            <Field>
              <label htmlFor={`${id}-other`}>{LABELS[wheres.length]}</label>
              <Input id={`${id}-other`} name={FORM_FIELDS.where} type="text" aria-expanded={false} />
            </Field>
          </noscript>
        </>
      )}
    </Root>
  );
}

/** Returns true for a place that can be combined with others: not for a position or all of France. */
function isPlace({ text, criteria }: FieldValue): boolean {
  return !isAnywhere(text) && criteria.latitude === undefined;
}

const Root = styled.div`
  display: grid;
  align-content: start;
`;

const Add = styled.button`
  justify-self: start;
  min-height: var(--target);
  padding: 0 1.25rem;
  border: 0;
  background: none;
  color: var(--text);
  font-size: var(--fs-sm);
  font-weight: 600;
  text-decoration: underline;
  cursor: pointer;
  @container search (max-width: 52rem) {
    padding-inline: 1rem;
  }
  ${hiddenWithoutScript}
`;
