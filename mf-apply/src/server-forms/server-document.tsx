import { Field, Input } from '@careers/ui';
import { ACCEPT, FILE_RULE } from '../widgets/application/documents/document-rule.ts';

interface ServerDocumentProps {
  name: string;
  label: string;
  required?: boolean;
}

/** A file input; the server checks the content. */
export function ServerDocument({ name, label, required = false }: ServerDocumentProps) {
  return (
    <Field label={label} id={name} isRequired={required} hint={FILE_RULE}>
      {(control) => <Input {...control} name={name} type="file" accept={ACCEPT} required={required} />}
    </Field>
  );
}
