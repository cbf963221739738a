import { screen } from '@testing-library/react';
import { apiDouble, renderArea } from '@careers/testing';
import area from '../../area.tsx';

const open = async (search: string) => {
  renderArea(area, `/candidature/plus-tard${search}`, apiDouble({}));
  return (await screen.findByRole('heading', { level: 1 })).textContent;
};

it('[APPLY-14] confirms that the link was sent, and links back to the offer', async () => {
  expect(await open('?offre=2026-123')).toBe('Votre lien est en route');
  expect(screen.getByRole('link', { name: 'Revenir à l’offre' })).toHaveAttribute(
    'href',
    '/offre-emploi/2026-123',
  );
});

it('[APPLY-14] links only to an offer', async () => {
  await open('?offre=//ailleurs.example');
  expect(screen.queryByRole('link', { name: 'Revenir à l’offre' })).not.toBeInTheDocument();
});

it.each([
  ['email.INVALID_FORMAT', "Le format de l'e-mail est invalide"],
  ['offerReference.OFFER_CLOSED', 'Cette offre n’est plus disponible'],
  ['.TOO_MANY_REQUESTS', 'Trop de demandes, merci de réessayer dans une minute'],
])('[APPLY-14] explains why it was not sent: %s', async (reason, message) => {
  expect(await open(`?motifs=${reason}`)).toBe('Le lien n’a pas été envoyé');
  expect(screen.getByText(message)).toBeVisible();
});
