import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble, renderArea } from '@careers/testing';
import area from '../../area.tsx';
// Imported here, so that waiting for the page excludes its compilation.
import './page.tsx';

const observers = new Map<Element, (...moves: readonly boolean[]) => void>();

class ObserverDouble implements IntersectionObserver {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  #notify: (...moves: readonly boolean[]) => void;
  constructor(callback: IntersectionObserverCallback) {
    this.#notify = (...moves) =>
      act(() =>
        callback(
          moves.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
          this,
        ),
      );
  }
  observe(target: Element) {
    observers.set(target, this.#notify);
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

beforeEach(() => {
  window.history.replaceState(null, '', '/entreprendre');
  globalThis.IntersectionObserver = ObserverDouble;
});

async function openPage() {
  renderArea(area, '/entreprendre', apiDouble({}));
  await screen.findByRole('heading', { level: 1, name: 'Ouvrez la porte. C’est la vôtre.' });
}

const card = (title: string) =>
  within(screen.getByRole('button', { name: new RegExp(title) }).closest('article')!);

describe('the profile cards', () => {
  it('[ENTR-01] show three profiles, their paths out of reach', async () => {
    await openPage();
    const buttons = screen.getAllByRole('button', { name: /^Voir le parcours/ });
    expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      expect(button).toHaveAttribute('aria-expanded', 'false');
      expect(within(button.closest('article')!).queryAllByRole('term')).toEqual([]);
    }
  });

  it('[ENTR-01] turn with the keyboard and back, the focus stays on the button', async () => {
    await openPage();
    const user = userEvent.setup();
    const profile = card('expérience de management');
    const button = profile.getByRole('button');
    button.focus();
    await user.keyboard('{Enter}');
    expect(profile.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Réseau discount',
      'Réseau de proximité',
    ]);
    expect(profile.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '12 à 18\u00a0mois de formation',
      '6 à 12\u00a0mois de formation',
    ]);
    expect(profile.getByRole('button', { name: /^Voir le profil/, expanded: true })).toHaveFocus();
    expect(profile.queryByText(/le commerce vous attire/)).not.toBeVisible();
    await user.keyboard(' ');
    expect(profile.getByText(/le commerce vous attire/)).toBeVisible();
    expect(profile.queryAllByRole('term')).toEqual([]);
  });

  it('[ENTR-01] say that a reconversion leads to the discount network only', async () => {
    await openPage();
    const profile = card('reconversion');
    await userEvent.click(profile.getByRole('button'));
    expect(profile.getAllByRole('term')).toHaveLength(1);
    expect(profile.getByRole('definition')).toHaveTextContent('18 à 24 mois');
  });
});

it('[ENTR-04] the page says the amounts and durations as given', async () => {
  await openPage();
  const value = (term: string) =>
    screen.getAllByRole('term').find(({ textContent }) => textContent === term)?.nextElementSibling
      ?.textContent;
  expect(value('Utile')).toBe('70\u00a0000\u00a0€');
  expect(value('U Express')).toBe('150\u00a0000\u00a0€');
  expect(value('Réseau discount, selon profil')).toBe('250\u00a0000\u00a0€ ou 500\u00a0000\u00a0€');
  expect(value('90\u00a0%')).toBe('des stagiaires deviennent Associés');
});

it('[ENTR-01] the floating button leads to the contacts, and is away where they or the figures are', async () => {
  await openPage();
  const figures = screen.getByText('90 %').closest('dl')!.parentElement!;
  const notify = (element: Element | null, ...moves: readonly boolean[]) =>
    observers.get(element!)!(...moves);
  expect(screen.queryByRole('link', { name: 'Contactez-nous' })).not.toBeInTheDocument();
  notify(figures, false);
  const link = screen.getByRole('link', { name: 'Contactez-nous' });
  const target = document.querySelector(link.getAttribute('href')!);
  expect(within(target as HTMLElement).getByRole('heading', { name: /Qui contacter/ })).toBeVisible();
  notify(target, true);
  expect(screen.queryByRole('link', { name: 'Contactez-nous' })).not.toBeInTheDocument();
  notify(target, false);
  expect(screen.getByRole('link', { name: 'Contactez-nous' })).toBeVisible();
  // A busy page gets several entries at once.
  notify(target, false, true);
  expect(screen.queryByRole('link', { name: 'Contactez-nous' })).not.toBeInTheDocument();
  notify(target, true, false);
  expect(screen.getByRole('link', { name: 'Contactez-nous' })).toBeVisible();
});

it('[APPLY-11] without the form, "Être contacté(e)" leads to the way to its page', async () => {
  await openPage();
  const link = screen.getByRole('link', { name: 'Être contacté(e)' });
  const plain = screen.getByRole('link', { name: 'Remplir le formulaire sur une page à part' });
  const target = document.getElementById(link.getAttribute('href')!.slice(1));
  expect(target?.closest('[tabindex]')).toContainElement(plain);
});
