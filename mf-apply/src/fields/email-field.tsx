import { TextField } from './text-field.tsx';

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
