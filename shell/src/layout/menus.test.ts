import { MENUS, activeMenu } from './menus.ts';

it.each([
  ['/', undefined],
  ['/nos-metiers', 'Trouver mon métier'],
  ['/nos-metiers/les-metiers-en-supermarche/boucher', 'Trouver mon métier'],
  ['/qui-sommes-nous', 'Qui sommes-nous'],
  ['/notre-culture-dentreprise', 'Qui sommes-nous'],
  ['/organisation-cooperative-u/u-log', 'Qui sommes-nous'],
  ['/ils-temoignent', 'Qui sommes-nous'],
  ['/temoignages', 'Qui sommes-nous'],
  ['/entreprendre/demarches', 'Devenir entrepreneur'],
  ['/devenir-entrepreneur', 'Devenir entrepreneur'],
  ['/valeurs', 'Devenir entrepreneur'],
  ['/faq', undefined],
  ['/offres-emploi', undefined],
  ['/nos-offres/boucher', undefined],
])('[LAYOUT-05] %s: the active entry is %s', (path, label) => {
  expect(activeMenu(path)?.label).toBe(label);
});

it('[LAYOUT-03] every menu has a title, a subtitle, pictures, and a first page', () => {
  for (const { title, subtitle, pictures, hub } of MENUS) {
    expect([title, subtitle].every(Boolean)).toBe(true);
    expect(pictures.length).toBeGreaterThan(0);
    expect(hub.path).toMatch(/^\//);
  }
});
