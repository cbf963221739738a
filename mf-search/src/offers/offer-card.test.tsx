import { SiteProvider } from '@careers/platform';
import { CONSENT_OPEN } from '@careers/platform/consent';
import { testConfiguration } from '@careers/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { toCardData } from './offer-card-data.ts';
import { anOffer } from '../test/search-api.ts';
import { OfferCard } from './offer-card.tsx';

const site = {
  api: { baseUrl: '', fetch: () => Promise.reject(new Error('not called')) },
  configuration: testConfiguration,
};

const card = (offer = anOffer()) => (
  <SiteProvider site={site}>
    <OfferCard offer={toCardData(offer)} today="2026-11-21" headingLevel="h2" />
  </SiteProvider>
);

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'TC_PRIVACY_CENTER=; Max-Age=0; Path=/';
});

test('[SEARCH-11] a card shows title, place, entity, contract and age', () => {
  render(card());
  expect(screen.getByRole('link', { name: 'Boucher préparateur F/H' })).toHaveAttribute(
    'href',
    '/offre-emploi/boucher-preparateur-f-h-2026-1?source=careers',
  );
  for (const text of ['Vertou (44)', 'Super U', 'CDI', 'Temps plein', 'Publiée il y a 3 jours']) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

test('[A11Y-01] without styles, its facts are words apart', () => {
  render(card());
  expect(screen.getByRole('article')).toHaveTextContent(/Vertou \(44\) Super U.*CDI Temps plein /);
});

test.each([
  [7.4, 'Vertou (44), à 7\u00A0km'],
  [0.6, 'Vertou (44)'],
])('[SEARCH-11] around a place, %s km away: "%s"', (distance, text) => {
  render(card(anOffer({ distance })));
  expect(screen.getByText(text, { normalizer: (words) => words })).toBeVisible();
});

test('[SEARCH-11] a card shows the pay, if the offer states it', () => {
  const salary = { minimum: 1950, maximum: 2150, currency: 'EUR', unit: 'MONTH' as const };
  render(card(anOffer({ salary })));
  expect(screen.getByText('de 1 950 à 2 150 € brut par mois')).toBeVisible();
  document.body.replaceChildren();
  render(card(anOffer({ salary: null })));
  expect(screen.queryByText(/brut/)).not.toBeInTheDocument();
});

test('[SEARCH-11] marks an offer opened before, but not in the server’s HTML', () => {
  document.cookie = 'TC_PRIVACY_CENTER=1; Path=/';
  localStorage.setItem('seenOffers', '["2026-1"]');
  render(card());
  expect(screen.getByText('Déjà vue')).toBeVisible();
  expect(renderToString(card())).not.toContain('Déjà vue');
});

test('[SEARCH-11] an anonymous offer shows no entity', () => {
  render(card(anOffer({ isAnonymous: true, locationName: 'Vertou' })));
  expect(screen.queryByText('Super U')).not.toBeInTheDocument();
  expect(screen.getByText('Vertou (44)')).toBeVisible();
});

test('[SEARCH-11] an invalid colour never reaches the page', () => {
  const { container } = render(
    card(anOffer({ entity: { code: 'x', label: 'X', color: 'red;background:url(//x)' } })),
  );
  expect(container.innerHTML).not.toContain('url(');
});

test('[SEARCH-11] the heart stores the offer in this browser', async () => {
  render(card());
  const heart = screen.getByRole('button', {
    name: 'Favori\u00a0: Boucher préparateur F/H, Super U, Vertou (44)',
  });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('favorites')).toBe('["2026-1"]');
});

test('[SEARCH-11] shows the date of an earlier application; the server’s HTML hydrates without mismatch', () => {
  localStorage.setItem(
    'appliedOffers',
    JSON.stringify([{ reference: '2026-1', appliedAt: '2026-11-20T10:00:00Z' }]),
  );
  expect(renderToString(card())).not.toContain('Déjà postulé');
  render(card());
  expect(screen.getByText('Déjà postulé le 20 novembre')).toBeVisible();
});

test('[SEARCH-11] an offer already applied to is not marked as seen as well', () => {
  document.cookie = 'TC_PRIVACY_CENTER=1; Path=/';
  localStorage.setItem('seenOffers', '["2026-1"]');
  localStorage.setItem(
    'appliedOffers',
    JSON.stringify([{ reference: '2026-1', appliedAt: '2026-11-20T10:00:00Z' }]),
  );
  render(card());
  expect(screen.queryByText('Déjà vue')).not.toBeInTheDocument();
});

test.each([
  ['U Tech Toulouse (31)', { code: 'u-tech', label: 'U Tech', color: '#8E5BB5' }, 'Toulouse (31)'],
  [
    'U Logistique Carquefou',
    { code: 'u-log', label: 'U Log', color: '#4E9BDB' },
    'U Logistique Carquefou (44)',
  ],
])('[SEARCH-11] the place %s of %j is shown as %s', (locationName, entity, place) => {
  render(card(anOffer({ locationName, entity })));
  expect(screen.getByText(place)).toBeVisible();
});

test('[SEARCH-16] explains to visitors who refused personalisation what a heart needs, and lets them choose again', async () => {
  document.cookie = 'TC_PRIVACY_CENTER=3; Path=/';
  const asked = jest.fn();
  window.addEventListener(CONSENT_OPEN, asked, { once: true });
  render(card());
  await userEvent.click(
    screen.getByRole('button', { name: /^Favori.*demande les cookies de personnalisation/ }),
  );
  expect(asked).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('favorites')).toBeNull();
});

test('[SEARCH-16] a closed offer shows that instead of its age, and looks closed', () => {
  const ground = () => getComputedStyle(screen.getByRole('article')).background;
  const { unmount } = render(card());
  expect(ground()).toBe('var(--raised)');
  unmount();
  render(card(anOffer({ status: 'CLOSED' })));
  expect(screen.getByText('Cette offre n’est plus disponible')).toBeVisible();
  expect(screen.queryByText(/^Publiée/)).not.toBeInTheDocument();
  expect(ground()).toBe('var(--surface-2)');
});
