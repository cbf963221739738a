import type { ComponentProps } from 'react';
import { Field, Input } from '@careers/ui';
import { ACCEPT, FILE_RULE } from '../widgets/application/rules/file.ts';

interface PlainTextProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'required'
> {
  name: string;
  label: string;
  hint?: string;
}

/** A line of text that the browser itself checks. */
export function PlainText({ name, label, hint, required = false, ...attributes }: PlainTextProps) {
  return (
    <Field label={label} id={name} isRequired={required} {...(hint ? { hint } : {})}>
      {(control) => <Input {...control} {...attributes} name={name} required={required} />}
    </Field>
  );
}

/** The address that answers are sent to. */
export function PlainEmail() {
  return (
    <PlainText
      name="email"
      label="Adresse e-mail"
      hint="Exemple&nbsp;: nom@exemple.fr"
      type="email"
      autoComplete="email"
      maxLength={254}
      required
    />
  );
}

interface PlainDocumentProps {
  name: string;
  label: string;
  required?: boolean;
}

/** A document; what is in it is judged by the server. */
export function PlainDocument({ name, label, required = false }: PlainDocumentProps) {
  return (
    <Field label={label} id={name} isRequired={required} hint={FILE_RULE}>
      {(control) => <Input {...control} name={name} type="file" accept={ACCEPT} required={required} />}
    </Field>
  );
}
