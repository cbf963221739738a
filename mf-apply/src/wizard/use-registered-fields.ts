import { useEffect, useMemo } from 'react';
import { useForm } from 'react-final-form';
import { inputsOf } from './description.ts';
import type { Description } from './types.ts';

/**
 * Registers all fields while the wizard is mounted: a field that registers again would first show its initial value.
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
