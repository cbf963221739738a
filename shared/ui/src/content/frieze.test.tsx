import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { Frieze } from './frieze.tsx';

test('the row of patterns keeps the proportions of its drawing, and is left out of what is read', () => {
  const drawing = readFileSync(join(__dirname, '../../assets/illustrations/frise.svg'), 'utf8');
  const { width, height } = /viewBox="0 0 (?<width>\d+) (?<height>\d+)"/.exec(drawing)?.groups ?? {};
  const { container } = render(<Frieze />);
  const pictures = [...container.querySelectorAll('[aria-hidden="true"] > img')];
  expect(pictures.map((picture) => [picture.getAttribute('width'), picture.getAttribute('height')])).toEqual([
    [width, height],
  ]);
});
