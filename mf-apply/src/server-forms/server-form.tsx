import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HiddenFields } from './server-fields.tsx';
import { Honeypot } from '../fields/honeypot.tsx';

interface ServerFormProps {
  action: string;
  hidden?: Readonly<Record<string, string>>;
  button: ReactNode;
  children: ReactNode;
}

/** A form that the browser itself submits. */
export function ServerForm({ action, hidden = {}, button, children }: ServerFormProps) {
  return (
    <Form method="post" action={action} encType="multipart/form-data">
      <HiddenFields fields={hidden} />
      {children}
      <Honeypot>
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </Honeypot>
      <p>{button}</p>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.5rem;
  margin-top: 2rem;
`;
