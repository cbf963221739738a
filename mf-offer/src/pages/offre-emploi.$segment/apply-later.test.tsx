import { screen } from '@testing-library/react';
import { openOffer } from '../../test/open-offer.ts';

const summary = () => screen.queryByText('Recevoir le lien pour postuler plus tard');

test('[APPLY-14] an offer can be applied to later: the browser itself sends address and offer', async () => {
  await openOffer();
  const email = screen.getByLabelText(/^Votre adresse e-mail/);
  expect(email.closest('details')).toContainElement(summary());
  expect(email).toBeRequired();
  expect(email).toHaveAccessibleDescription(/^Exemple/);
  expect(email).toHaveAttribute('type', 'email');
  const form = email.closest('form')!;
  expect([form.method, form.getAttribute('action'), form.enctype]).toEqual([
    'post',
    '/api/v2.0/applicationswithoutaccount/later',
    'multipart/form-data',
  ]);
  expect([...new FormData(form).keys()]).toEqual(['offerReference', 'email']);
  expect(new FormData(form).get('offerReference')).toBe('2026-10432');
});

test('[APPLY-14] [OFFER-05] a closed offer sends no link', async () => {
  await openOffer({ status: 'CLOSED' });
  expect(summary()).not.toBeInTheDocument();
});
