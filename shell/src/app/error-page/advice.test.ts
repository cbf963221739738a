/** @jest-environment node */
import { adviceFor } from './advice.ts';

test.each([
  [404, undefined, /^L’adresse est incomplète, ou la page/],
  [404, 'Offre introuvable', /l’offre a été retirée/],
  [404, 'Métier introuvable', /Trouver mon métier/],
  [404, 'Secteur introuvable', /Trouver mon métier/],
  [410, "Cette offre n'est plus disponible", /^Le poste est pourvu/],
  [503, 'Cette offre est momentanément indisponible', /^Réessayez/],
  [500, undefined, /^Réessayez/],
])('[ERROR-01] status %d with the words %j advises %s', (status, caption, advice) => {
  expect(adviceFor(status, caption)).toMatch(advice);
  expect(adviceFor(status, caption)).toMatch(/echerche/);
});
