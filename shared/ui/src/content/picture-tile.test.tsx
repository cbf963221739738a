import { render, screen } from '@testing-library/react';
import { PictureTile } from './picture-tile.tsx';

test('[PERF-01] a drawing is loaded once it is near, or at once', () => {
  const picture = () => screen.getByRole('presentation');
  const { rerender } = render(<PictureTile name="portrait-associe" />);
  expect(picture()).toHaveAttribute('src', expect.stringMatching(/portrait-associe\.svg$/));
  expect(picture()).toHaveAttribute('loading', 'lazy');
  rerender(<PictureTile name="portrait-associe" isEager />);
  expect(picture()).not.toHaveAttribute('loading');
});
