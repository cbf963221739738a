import { screen, within } from '@testing-library/react';
import { apiDouble, renderArea } from '@careers/testing';
import area from '../../area.tsx';
// Imported here, so that waiting for the page excludes its compilation.
import './page.tsx';

beforeEach(async () => {
  renderArea(area, '/valeurs', apiDouble({}));
  await screen.findByRole('heading', { level: 1, name: 'Nos valeurs tiennent en quatre mots' });
});

it('[ENTR-04] independence, the collective, what is local and people, each word leading to its part', () => {
  const words = within(screen.getByRole('navigation', { name: 'Les quatre valeurs' })).getAllByRole('link');
  expect(words.map(({ textContent }) => textContent)).toEqual([
    'Indépendance',
    'Collectif',
    'Local',
    'Humain',
  ]);
  for (const word of words) {
    const part = screen.getByRole('region', { name: word.textContent });
    expect(`#${part.id}`).toBe(word.getAttribute('href'));
  }
});

it('[CONTENT-09] each value is shown with figures as given', () => {
  const part = (name: string) => screen.getByRole('region', { name });
  expect(part('Indépendance')).toHaveTextContent(/66 Hyper U, 764 Super U, 427 U Express et 466 Utile/);
  expect(part('Collectif')).toHaveTextContent(/plus de75 000personnes/);
  expect(part('Local')).toHaveTextContent(/75 %de produits alimentaires français/);
  expect(part('Humain')).toHaveTextContent(/90 %des stagiaires deviennent Associés/);
});

it('leads on to the four other pages', () => {
  const next = within(screen.getByRole('region', { name: 'Pour aller plus loin' }));
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/entreprendre',
    '/entreprendre/demarches',
    '/devenir-entrepreneur',
    '/faq',
  ]);
});
