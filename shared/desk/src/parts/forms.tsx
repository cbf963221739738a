import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Input, Select, TextArea, below } from '@careers/ui';
import { Small } from './layout.ts';

/** CSRF token of the session, sent with every form. */
export const FormToken = createContext('');

interface PostProps {
  action: string;
  /** Hidden fields, such as the revision that the page shows. */
  fields?: Readonly<Record<string, string | number>>;
  children: ReactNode;
}

/** A form that changes something. */
export function Post({ action, fields = {}, children }: PostProps) {
  const token = useContext(FormToken);
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

interface FieldProps {
  id: string;
  label: string;
  /** In brackets after the label. */
  note?: string;
  hint?: string;
  children: ReactNode;
}

export function Field({ id, label, note, hint, children }: FieldProps) {
  return (
    <Labelled>
      <label htmlFor={id}>
        {label} {note && <Note>{`(${note})`}</Note>}
      </label>
      {children}
      {hint && <Small id={`${id}-hint`}>{hint}</Small>}
    </Labelled>
  );
}

interface ReasonProps {
  id: string;
  isRequired?: boolean;
  value?: string;
}

/** Field for the reason: required for a promotion, optional for a rollback. */
export function Reason({ id, isRequired = true, value = '' }: ReasonProps) {
  return (
    <Field id={id} label="Reason" note={isRequired ? 'required' : 'optional'}>
      <Words
        id={id}
        name="reason"
        rows={2}
        maxLength={500}
        required={isRequired}
        defaultValue={value}
        autoComplete="off"
      />
    </Field>
  );
}

interface PercentProps {
  id: string;
  value: string;
  hint?: string;
}

export function Percent({ id, value, hint }: PercentProps) {
  return (
    <Field id={id} label="Share of visitors" note="in %" {...(hint && { hint })}>
      <Line
        id={id}
        name="percent"
        type="number"
        min={0}
        max={100}
        step="any"
        defaultValue={value}
        aria-describedby={hint && `${id}-hint`}
      />
    </Field>
  );
}

export const Form = styled.form`
  display: grid;
  max-width: 36rem;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.65rem;
`;

const Labelled = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.3rem;
  label {
    font-weight: 650;
  }
`;

const Note = styled.span`
  color: var(--text-2);
  font-weight: 400;
`;

export const Words = styled(TextArea)`
  min-height: 4.25rem;
  border-radius: 0.625rem;
  line-height: 1.4;
`;

export const Line = styled(Input)`
  min-height: 2.75rem;
  border-radius: 0.625rem;
`;

export const Choice = styled(Select)`
  min-height: 2.75rem;
  border-radius: 0.625rem;
`;

/** Smaller buttons than the site's, except on touch screens. */
export const Action = styled(Button)`
  min-height: 2.5rem;
  padding: 0.35rem 1.1rem;
  border-width: 1.5px;
  font-size: var(--fs-sm);
  ${below('tablet')} {
    min-height: var(--target);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  > * {
    flex: 1 1 auto;
  }
`;
