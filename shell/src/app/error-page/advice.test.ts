/** @jest-environment node */
import { adviceFor } from './advice.ts';

test.each([
  [404, undefined, /^L’adresse est incomplète, ou la page/],
  [404, 'Recherchez un autre métier.', /^Recherchez un autre métier.$/],
  [410, undefined, /^Le poste est pourvu/],
  [503, undefined, /^Réessayez/],
  [500, undefined, /^Réessayez/],
])('[ERROR-01] status %d with the thrower’s advice %j says %s', (status, own, advice) => {
  expect(adviceFor(status, own)).toMatch(advice);
  expect(adviceFor(status, own)).toMatch(/echerche/);
});
