import { render, screen, within } from '@testing-library/react';
import { Pagination } from './pagination.tsx';

const pagination = (page: number, pageCount: number) => (
  <Pagination
    label="Pagination des offres"
    page={page}
    pageCount={pageCount}
    hrefOf={(number) => `/offres?page=${number + 1}`}
  />
);

test('[SEARCH-01] every shown page is a link named by its number, and the current one says so', () => {
  render(pagination(5, 20));
  const links = within(screen.getByRole('navigation', { name: 'Pagination des offres' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Page précédente', '/offres?page=5'],
    ['Page 1', '/offres?page=1'],
    ['Page 5', '/offres?page=5'],
    ['Page 6', '/offres?page=6'],
    ['Page 7', '/offres?page=7'],
    ['Page 20', '/offres?page=20'],
    ['Page suivante', '/offres?page=7'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 6');
  expect(screen.getByText('Page 6 sur 20')).toBeVisible();
});

test('[SEARCH-01] a step that leads nowhere is absent, and so is the whole of it for one page', () => {
  const { rerender, container } = render(pagination(0, 2));
  expect(screen.queryByRole('link', { name: 'Page précédente' })).not.toBeInTheDocument();
  rerender(pagination(1, 2));
  expect(screen.queryByRole('link', { name: 'Page suivante' })).not.toBeInTheDocument();
  rerender(pagination(0, 1));
  expect(container).toBeEmptyDOMElement();
});
