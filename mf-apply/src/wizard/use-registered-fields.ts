import { useEffect, useMemo } from 'react';
import { useForm } from 'react-final-form';
import { inputsOf } from './description.ts';
import type { Description } from './types.ts';

/**
 * Registers the fields of all steps for as long as the wizard lives: a step that comes back shows its values at once,
 * where a field that registers anew shows its initial value first.
 */
export function useRegisteredFields<Values, Subject>(description: Description<Values, Subject>): void {
  const form = useForm();
  const names = useMemo(
    () => description.steps.flatMap((step) => inputsOf(description, step)),
    [description],
  );
  useEffect(() => {
    const unregister = names.map((name) => form.registerField(name, () => undefined, {}));
    return () => unregister.forEach((end) => end());
  }, [form, names]);
}
