import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { IDENTITY } from './rules/values.ts';
import type { ApplicationSubject } from './subject.ts';

/**
 * Registers every field for as long as the form lives: a step that comes back shows its values at once, where a
 * field that registers anew shows its initial value first.
 */
export function useKeptFields({ questions }: ApplicationSubject): void {
  const form = useForm();
  useEffect(() => {
    const names = [
      ...['cv', 'motivation', 'consent', 'website'],
      ...IDENTITY,
      ...questions.map(({ id }) => `answers.${id}`),
    ];
    const forgets = names.map((name) => form.registerField(name, () => undefined, {}));
    return () => forgets.forEach((forget) => forget());
  }, [form, questions]);
}
