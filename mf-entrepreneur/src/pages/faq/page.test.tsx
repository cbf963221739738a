import { act, screen, within } from '@testing-library/react';
import { apiDouble, renderArea } from '@careers/testing';
import { OWNER_QUESTIONS } from '../../../content/questions.ts';
import area from '../../area.tsx';
// Imported here, so that waiting for the page excludes its compilation.
import './page.tsx';

const group = (name: string) => within(screen.getByRole('region', { name }));

it('[ENTR-02] candidates’ questions, and the same six as the first steps', async () => {
  renderArea(area, '/faq', apiDouble({}));
  await screen.findByRole('heading', { level: 1, name: 'Questions fréquentes' });
  expect(group('Postuler').getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(6);
  expect(
    group('Devenir Associé')
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(OWNER_QUESTIONS.map(({ question }) => question));
});

it('[ENTR-02] [ALERT-02] leads to an alert, and to people for what is not answered', async () => {
  renderArea(area, '/faq', apiDouble({}));
  const hrefs = (name: string) =>
    screen.getAllByRole('link', { name, hidden: true }).map((link) => link.getAttribute('href'));
  await screen.findByRole('heading', { name: /^Votre question n’est pas là/ });
  expect(hrefs('Créer une alerte')).toEqual(['/alerte']);
  expect(new Set(hrefs('Écrire à l’équipe de recrutement'))).toEqual(new Set(['/charte-candidat#contact']));
  expect(hrefs('Voir qui contacter')).toEqual(['/devenir-entrepreneur']);
});

it('[ENTR-02] a link to a question opens it, from elsewhere and on the page', async () => {
  const { router } = renderArea(area, '/faq#donnees', apiDouble({}));
  expect(await screen.findByText(/13\smois après notre dernier contact/)).toBeVisible();
  const other = screen.getByText(/à toutes celles qui vous intéressent/);
  expect(other).not.toBeVisible();
  await act(() => router.navigate('/faq#plusieurs-offres'));
  expect(other).toBeVisible();
});
