import { render, screen } from '@testing-library/react';
import { PictureTile } from './picture-tile.tsx';

const picture = () => screen.queryByRole('presentation');

test('[PERF-01] a pattern is part of the page, which asks for no file, and screen readers pass it over', () => {
  const { container } = render(<PictureTile name="motif-m3" isEager />);
  expect(picture()).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild).toContainHTML('<path');
});

test('[PERF-01] another drawing is a file, asked for once it is near, or at once', () => {
  const { rerender } = render(<PictureTile name="portrait-associe" />);
  expect(picture()).toHaveAttribute('src', expect.stringMatching(/portrait-associe\.svg$/));
  expect(picture()).toHaveAttribute('loading', 'lazy');
  rerender(<PictureTile name="portrait-associe" isEager />);
  expect(picture()).not.toHaveAttribute('loading');
});
