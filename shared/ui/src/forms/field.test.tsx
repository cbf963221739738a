import { render, screen } from '@testing-library/react';
import { Field } from './field.tsx';
import { Input } from './input.ts';

test('a field names its control, says whether it is required, and describes it by its hint, then its error', () => {
  const { rerender } = render(
    <Field label="Adresse e-mail" isRequired hint="Exemple : nom@exemple.fr">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Adresse e-mail (obligatoire)' });
  expect(input).toHaveAccessibleDescription('Exemple : nom@exemple.fr');
  expect(input).toBeValid();
  rerender(
    <Field label="Adresse e-mail" isRequired hint="Exemple : nom@exemple.fr" error="Le format est invalide">
      {(control) => <Input {...control} />}
    </Field>,
  );
  expect(input).toHaveAccessibleDescription('Exemple : nom@exemple.fr Le format est invalide');
  expect(input).toBeInvalid();
});

test('a field that may stay empty says so', () => {
  render(<Field label="Téléphone">{(control) => <Input {...control} />}</Field>);
  expect(screen.getByRole('textbox', { name: 'Téléphone (facultatif)' })).not.toHaveAccessibleDescription();
});
