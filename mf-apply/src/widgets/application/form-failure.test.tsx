import { screen } from '@testing-library/react';
import {
  consentAndSend,
  goOn,
  heading,
  open,
  prepareApplication,
  reachMotivation,
  submissions,
  user,
} from '../../test/open-application.tsx';

prepareApplication();

it('[APPLY-06] a form that fails is begun again where it was, with its entries and its file', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open();
  await reachMotivation();
  // As a browser extension may do: React then throws when it removes the button itself.
  screen.getByRole('button', { name: 'Passer cette étape' }).remove();
  await goOn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Rien de ce que vous avez saisi n’est perdu.');
  const retry = screen.getByRole('button', { name: 'Réessayer' });
  expect(retry).toHaveFocus();
  await user.click(retry);
  expect(await heading('Tout est prêt')).toBeVisible();
  expect(screen.getByText('cv.pdf')).toBeVisible();
  await consentAndSend();
  const { form } = submissions()[0]!;
  expect(form.has('cv')).toBe(true);
  expect([form.get('firstName'), form.get('lastName'), form.get('postalCode')]).toEqual([
    'Camille',
    'Durand',
    '44000',
  ]);
});
