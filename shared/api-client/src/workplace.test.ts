/** @jest-environment node */
import { placeBesideEntity } from './workplace.ts';

test.each([
  ['Super U Vertou', { label: 'Super U' }, 'Vertou'],
  ['Hyper U Nantes', { label: 'Super U' }, 'Hyper U Nantes'],
  ['Super Utile', { label: 'Super U' }, 'Super Utile'],
  ['undefined Vertou', undefined, 'undefined Vertou'],
  ['Vertou', null, 'Vertou'],
])('[OFFER-01] the workplace %s of %j is shown as %s', (locationName, entity, place) => {
  expect(placeBesideEntity({ locationName, ...(entity !== undefined && { entity }) })).toBe(place);
});
