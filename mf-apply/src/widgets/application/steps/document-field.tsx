import { useField } from 'react-final-form';
import { FileDrop } from '@careers/ui';
import { useShownProblem } from '../../../forms/shown-problems.tsx';
import { ACCEPT, describeFile, isAcceptable } from '../rules/file.ts';
import { MESSAGES } from '../rules/messages.ts';

interface DocumentFieldProps {
  name: 'cv' | 'motivation';
  label: string;
  isRequired: boolean;
}

/** A document, judged at once: who chose a wrong one learns it here, not at the end. */
export function DocumentField({ name, label, isRequired }: DocumentFieldProps) {
  const { input } = useField<File | null>(name, { allowNull: true });
  const { problem, clear } = useShownProblem(name);
  const file = input.value || null;
  const refused = file && !isAcceptable(file) ? MESSAGES.file : undefined;
  return (
    <FileDrop
      id={name}
      label={label}
      isRequired={isRequired}
      takesPaste
      accept={ACCEPT}
      file={file}
      error={refused ?? problem}
      detail={file ? describeFile(file) : undefined}
      onChange={(chosen) => {
        clear();
        input.onChange(chosen);
      }}
    />
  );
}
