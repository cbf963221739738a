/** @jest-environment node */
import { captionFor } from './caption.ts';

test.each([
  [404, 'Offre introuvable', 'Offre introuvable'],
  [500, 'Trop tard', 'Trop tard'],
  [404, undefined, "Cette page n'existe pas !"],
  [404, '', "Cette page n'existe pas !"],
  [500, undefined, 'Une erreur est survenue'],
  [400, undefined, 'Une erreur est survenue'],
])('[ERROR-01] status %d with the words %j reads "%s"', (status, words, caption) => {
  expect(captionFor(status, words)).toBe(caption);
});
