import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './carousel.tsx';

const WIDTH = 300;

/** Simulates a layout with `perView` slides in view. */
function show(count: number, perView: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(index * WIDTH - (this.parentElement?.scrollLeft ?? 0), 0, WIDTH, 100);
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(perView * WIDTH);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(count * WIDTH);
  render(
    <Carousel
      title="Offres similaires"
      names={{ item: 'Offre', items: 'Offres', previous: 'Offre précédente', next: 'Offre suivante' }}
      slides={Array.from({ length: count }, (_, index) => ({
        key: String(index),
        content: <a href={`/offre/${index + 1}`}>Offre {index + 1}</a>,
      }))}
      more={<a href="/offres">Voir toutes les offres</a>}
    />,
  );
  return screen.getByRole('list');
}

async function press(name: string, list: HTMLElement) {
  await userEvent.click(screen.getByRole('button', { name }));
  fireEvent.scroll(list);
}

afterEach(() => jest.restoreAllMocks());

test('[SEARCH-17] a carousel is named by its title and holds its slides and its link', () => {
  show(3, 1);
  const carousel = screen.getByRole('group', { name: 'Offres similaires' });
  expect(carousel).toHaveAttribute('aria-roledescription', 'carrousel');
  expect(within(carousel).getAllByRole('listitem')).toHaveLength(3);
  expect(within(carousel).getByRole('link', { name: 'Voir toutes les offres' })).toBeVisible();
});

test('[SEARCH-17] buttons move by one slide, say where one is, and stop at both ends', async () => {
  const list = show(3, 1);
  expect(screen.getByText('Offre 1 sur 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Offre précédente' })).toHaveAttribute('aria-disabled', 'true');
  await press('Offre précédente', list);
  expect(list.scrollLeft).toBe(0);
  await press('Offre suivante', list);
  expect(screen.getByText('Offre 2 sur 3')).toBeVisible();
  await press('Offre suivante', list);
  expect(screen.getByText('Offre 3 sur 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Offre suivante' })).toHaveAttribute('aria-disabled', 'true');
  await press('Offre suivante', list);
  expect(list.scrollLeft).toBe(2 * WIDTH);
  await press('Offre précédente', list);
  expect(screen.getByText('Offre 2 sur 3')).toBeVisible();
});

test('[SEARCH-17] with two slides in view, the end is where the last one is seen', async () => {
  const list = show(3, 2);
  expect(screen.getByText('Offres 1 et 2 sur 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Offre suivante' })).toHaveAttribute('aria-disabled', 'false');
  await press('Offre suivante', list);
  expect(screen.getByText('Offres 2 et 3 sur 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Offre suivante' })).toHaveAttribute('aria-disabled', 'true');
});

test('[SEARCH-17] when all slides are in view, no button leads anywhere', () => {
  show(2, 2);
  for (const button of screen.getAllByRole('button')) expect(button).toHaveAttribute('aria-disabled', 'true');
});
