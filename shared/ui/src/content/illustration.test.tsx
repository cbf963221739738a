import { render, screen } from '@testing-library/react';
import { Illustration } from './illustration.tsx';

it('[PERF-01] the largest picture comes first, in one paint with the text around it; others once they are near', () => {
  const size = { width: 800, height: 500 };
  render(
    <>
      <Illustration name="scene-magasin" alt="Un magasin" isLargest {...size} />
      <Illustration name="scene-vide" alt="Un rayon vide" {...size} />
    </>,
  );
  const largest = screen.getByRole('img', { name: 'Un magasin' });
  expect(largest).toHaveAttribute('fetchpriority', 'high');
  expect(largest).toHaveAttribute('decoding', 'sync');
  expect(largest).not.toHaveAttribute('loading');
  const other = screen.getByRole('img', { name: 'Un rayon vide' });
  expect(other).toHaveAttribute('loading', 'lazy');
  expect(other).toHaveAttribute('decoding', 'async');
});
