import { useEffect } from 'react';
import { FileDrop } from '@careers/ui';
import { useWizardField } from '../../../wizard/use-wizard-field.ts';
import { documentError } from '../fields.ts';
import { checkFile, describeFile, isFileChecked, loadRule } from './document-check.ts';
import { ACCEPT } from './document-rule.ts';

interface DocumentFieldProps {
  name: 'cv' | 'motivation';
  label: string;
  isRequired: boolean;
}

/** A file input that checks its file at once. */
export function DocumentField({ name, label, isRequired }: DocumentFieldProps) {
  const { input, meta, error } = useWizardField<File | null>(name, { validate });
  useEffect(() => void loadRule(), []);
  const file = input.value || null;
  const refused: unknown = file ? meta.error : undefined;
  return (
    <FileDrop
      id={name}
      label={label}
      isRequired={isRequired}
      takesPaste
      accept={ACCEPT}
      file={file}
      isChecked={!file || isFileChecked(file)}
      error={typeof refused === 'string' ? refused : error}
      detail={file ? describeFile(file) : undefined}
      onChange={input.onChange}
    />
  );
}

/** The form library awaits the check of a file that is still being read. */
function validate(file: File | null): Promise<string | undefined> | undefined {
  return file && !isFileChecked(file) ? checkFile(file).then(() => documentError(file)) : undefined;
}
