import { useEffect, useState } from 'react';
import { useField } from 'react-final-form';
import { FileDrop } from '@careers/ui';
import { useShownProblem } from '../../../forms/shown-problems.tsx';
import { ACCEPT, describeFile, isAcceptable, isJudged, judge } from '../rules/file.ts';
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
  const hasVerdict = useVerdict(file);
  const refused = file && !isAcceptable(file) ? MESSAGES.file : undefined;
  return (
    <FileDrop
      id={name}
      label={label}
      isRequired={isRequired}
      takesPaste
      accept={ACCEPT}
      file={file}
      isJudged={hasVerdict}
      error={refused ?? problem}
      detail={file ? describeFile(file) : undefined}
      onChange={(chosen) => {
        clear();
        input.onChange(chosen);
      }}
    />
  );
}

/** Whether all that the browser can say of a file is known; renders anew once it is. */
function useVerdict(file: File | null): boolean {
  const [, setLastJudged] = useState<File | null>(null);
  useEffect(() => {
    if (!file || isJudged(file)) return undefined;
    let isShown = true;
    void judge(file).then(() => isShown && setLastJudged(file));
    return () => {
      isShown = false;
    };
  }, [file]);
  return !file || isJudged(file);
}
