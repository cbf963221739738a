import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/**
 * Registers fields for as long as the form lives: a step that comes back shows its values at once, where a field
 * that registers anew shows its initial value first. `names` is the same array at each render.
 */
export function useKeptFields(names: readonly string[]): void {
  const form = useForm();
  useEffect(() => {
    const forgets = names.map((name) => form.registerField(name, () => undefined, {}));
    return () => forgets.forEach((forget) => forget());
  }, [form, names]);
}
