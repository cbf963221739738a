import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary.tsx';
import type { SummarisedError } from './error-summary.tsx';
import { Field } from './field.tsx';
import { Input } from './input.ts';

const scrollIntoView = jest.fn();

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = scrollIntoView;
});

const FIRST_NAME = { field: 'first-name', message: 'Le prénom est obligatoire' };
const MAIL = { field: 'mail', message: 'Le format de l’e-mail est invalide' };

const form = (attempt: number, errors: readonly SummarisedError[]) => (
  <>
    <ErrorSummary key={attempt} errors={errors} />
    {['first-name', 'mail'].map((id) => (
      <Field key={id} id={id} label={id}>
        {(control) => <Input {...control} />}
      </Field>
    ))}
  </>
);

test('errors are counted at the head of the form, which takes the focus at each attempt', () => {
  const { rerender } = render(form(0, []));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(form(1, [FIRST_NAME, MAIL]));
  expect(screen.getByRole('heading', { name: 'Il y a 2 erreurs à corriger' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveFocus();
  screen.getByRole('textbox', { name: /^first-name/ }).focus();
  // Assistive technology does not read the shorter list.
  expect(screen.getByRole('alert')).toHaveAttribute('aria-relevant', 'additions');
  rerender(form(2, [MAIL]));
  expect(screen.getByRole('heading', { name: 'Il y a une erreur à corriger' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('a list that shrinks while the visitor corrects leaves the focus where it is', () => {
  const { rerender } = render(form(1, [FIRST_NAME, MAIL]));
  const control = screen.getByRole('textbox', { name: /^first-name/ });
  control.focus();
  rerender(form(1, [MAIL]));
  expect(control).toHaveFocus();
});

test('an error leads to its control, with the label in view', async () => {
  render(form(1, [MAIL]));
  await userEvent.click(screen.getByRole('link', { name: 'Le format de l’e-mail est invalide' }));
  const control = screen.getByRole('textbox', { name: /^mail/ });
  expect(control).toHaveFocus();
  expect(scrollIntoView.mock.contexts[0]).toContainElement(screen.getByText('mail'));
});
