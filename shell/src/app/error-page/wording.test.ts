/** @jest-environment node */
import { adviceFor, captionFor } from './wording.ts';

test.each([
  [404, 'Offre introuvable', 'Offre introuvable'],
  [500, 'Trop tard', 'Trop tard'],
  [404, undefined, 'Cette page n’existe pas\u00A0!'],
  [404, '', 'Cette page n’existe pas\u00A0!'],
  [500, undefined, 'Une erreur est survenue'],
  [400, undefined, 'Une erreur est survenue'],
])('[ERROR-01] status %d with the caption %j reads "%s"', (status, words, caption) => {
  expect(captionFor(status, words)).toBe(caption);
});

test.each([
  [404, undefined, /^L’adresse est incomplète, ou la page/],
  [404, 'Recherchez un autre métier.', /^Recherchez un autre métier.$/],
  [410, undefined, /^Le poste est pourvu/],
  [503, undefined, /^Réessayez/],
  [500, undefined, /^Réessayez/],
])('[ERROR-01] status %d with the thrower’s advice %j shows %s', (status, own, advice) => {
  expect(adviceFor(status, own)).toMatch(advice);
  expect(adviceFor(status, own)).toMatch(/echerche/);
});
