import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble, renderArea } from '@careers/testing';
import area from '../../area.tsx';
// Imported here, so that waiting for the page excludes its compilation.
import './page.tsx';

beforeEach(async () => {
  renderArea(area, '/entreprendre/demarches', apiDouble({}));
  await screen.findByRole('heading', { level: 1, name: 'Les premières démarches' });
});

const section = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest('section')!);

it('[ENTR-02] four steps in order, who does what in each', () => {
  const steps = section('Quatre étapes, à votre rythme');
  expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'On se parle',
    'On vérifie ensemble',
    'Vous apprenez',
    'Vous ouvrez',
  ]);
  expect(steps.getAllByRole('heading', { level: 4, name: 'De votre côté' })).toHaveLength(4);
});

it('[ENTR-02] six questions that open on demand, several at once', async () => {
  const questions = section('Six questions que l’on nous pose');
  const titles = questions.getAllByRole('heading', { level: 3 });
  expect(titles).toHaveLength(6);
  const answer = questions.getByText(/démarre à 70\s000\s€ pour un magasin Utile/);
  expect(answer).not.toBeVisible();
  await userEvent.click(titles[0]!);
  await userEvent.click(titles[1]!);
  expect(answer).toBeVisible();
  expect(questions.getByText(/90\s% des stagiaires deviennent Associés/)).toBeVisible();
});

it('[ENTR-04] the table says how long the training takes, by profile and network', () => {
  const rows = screen.getAllByRole('row').slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['8 à 12\u00a0mois', '4 à 8\u00a0mois'],
    ['12 à 18\u00a0mois', '6 à 12\u00a0mois'],
    ['18 à 24\u00a0mois', 'Non proposé'],
  ]);
});

it('[APPLY-11] the form opens from the top of the page and from its end', () => {
  const links = screen.getAllByRole('link', { name: 'Être contacté(e)' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#candidature', '#candidature']);
});
