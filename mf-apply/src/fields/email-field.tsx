import { TextField } from './text-field.tsx';

/** The address that answers are sent to. */
export function EmailField() {
  return (
    <TextField
      name="email"
      label="Adresse e-mail"
      type="email"
      autoComplete="email"
      hint="Exemple&nbsp;: nom@exemple.fr"
      isRequired
    />
  );
}
