import fc from 'fast-check';
import { socialPicture } from './social-picture.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><circle r="9"/></svg>';
const measure = { display: half, bold: half };
function half(text: string, size: number): number {
  return (text.length * size) / 2;
}

function draw(title: string, place = 'Super U Vertou') {
  const offer = {
    title,
    place,
    contract: { code: '', label: 'CDI' },
    time: { code: '', label: 'Temps plein' },
  };
  const svg = socialPicture(offer, 'le groupement', [DRAWING, DRAWING, DRAWING, DRAWING], measure);
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

it('[SEO-01] the picture of a shared offer says what, where and which contract', () => {
  const picture = draw('Boucher préparateur F/H');
  expect([...picture.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
    'le groupement',
    'Boucher',
    'préparateur',
    'F/H',
    'Super U Vertou',
    'CDI, temps plein',
  ]);
  expect(picture.querySelectorAll('circle')).toHaveLength(4);
});

it('is a picture for any title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, place) => {
      expect(draw(title, place).querySelector('parsererror')).toBeNull();
    }),
  );
});

it('shows marks of code as letters', () => {
  const { textContent } = draw('<script>&amp;').documentElement;
  expect(textContent).toContain('<script>&amp;');
});
