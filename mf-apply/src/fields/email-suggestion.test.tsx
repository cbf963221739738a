import { screen } from '@testing-library/react';
import {
  fillDetails,
  giveCv,
  goOn,
  heading,
  open,
  prepareApplication,
  user,
} from '../test/open-application.tsx';

prepareApplication();

const email = () => screen.getByRole('textbox', { name: /^Adresse e-mail/ });

async function writeEmail(address: string): Promise<void> {
  await open();
  await giveCv();
  await goOn();
  await heading('Vos coordonnées');
  await fillDetails();
  await user.clear(email());
  await user.type(email(), address);
}

it('[APPLY-02] suggests a correction for a domain with a typing error, applied by one click', async () => {
  await writeEmail('camille@gmial.com');
  expect(screen.queryByRole('button', { name: 'camille@gmail.com' })).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText(/Vouliez-vous dire/)).toHaveTextContent('Vouliez-vous dire camille@gmail.com ?');
  await user.click(screen.getByRole('button', { name: 'camille@gmail.com' }));
  expect(email()).toHaveValue('camille@gmail.com');
  expect(email()).toHaveFocus();
  await user.tab();
  expect(screen.queryByText(/Vouliez-vous dire/)).not.toBeInTheDocument();
});

it('[APPLY-02] the suggestion does not block the form', async () => {
  await writeEmail('camille@gmial.com');
  await goOn();
  await heading('Un mot de motivation\u00a0?');
});

it('[APPLY-02] suggests a correction for a refused address too', async () => {
  await writeEmail('camille@orange.f');
  await user.tab();
  expect(email()).toHaveAccessibleDescription(/Le format de l'e-mail est invalide/);
  await user.click(screen.getByRole('button', { name: 'camille@orange.fr' }));
  expect(email()).toBeValid();
});
