import { TextField } from './text-field.tsx';

/** The address that answers are sent to. */
export function EmailField({ check }: { check(value: string): string | undefined }) {
  return (
    <TextField
      name="email"
      label="Adresse e-mail"
      type="email"
      autoComplete="email"
      hint="Exemple&nbsp;: nom@exemple.fr"
      isRequired
      check={check}
    />
  );
}
