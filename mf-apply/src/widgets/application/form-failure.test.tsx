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

it('[APPLY-06] restarts a crashed form at the same step, with its entries and file', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open();
  await reachMotivation();
  // Removes the button as a browser extension might: React throws when it removes it too.
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
