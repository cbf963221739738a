import { render, screen } from '@testing-library/react';
import { Masthead } from './masthead.tsx';

test.each([
  ['lavande-100', 'tint'],
  ['aubergine-900', 'dark'],
])('a page’s name stands on %s with the colours of a %s block', (ground, kind) => {
  render(
    <Masthead ground={ground} picture="scene-documents">
      <h1>Charte candidat</h1>
    </Masthead>,
  );
  const band = screen.getByRole('heading', { level: 1, name: 'Charte candidat' }).closest('[data-ground]');
  expect(band).toHaveAttribute('data-ground', kind);
  expect(band).toHaveStyle('--picture: url(/static/ui/illustrations/scene-documents.svg)');
});
