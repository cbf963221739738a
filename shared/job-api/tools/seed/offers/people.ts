/** First names; combined with the last names, none is a person on the site's pages. */
const FIRST_NAMES = [
  'Yann',
  'Claire',
  'Malika',
  'Thomas',
  'Anaïs',
  'Karim',
  'Sophie',
  'Julien',
  'Fatou',
  'Hélène',
  'Nicolas',
  'Inès',
  'Marc',
  'Léa',
  'Olivier',
  'Aminata',
  'Pierre',
  'Chloé',
  'Mehdi',
  'Nathalie',
];
const LAST_NAMES = [
  'Le Guen',
  'Kerbrat',
  'Haddad',
  'Girard',
  'Rousseau',
  'Diallo',
  'Lefèvre',
  'Moreau',
  'Lopez',
  'Petit',
  'Guérin',
  'Kone',
  'Bernard',
  'Renaud',
  'Fontaine',
  'Hamon',
  'Leroux',
  'Vasnier',
  'Martinez',
  'Perrin',
];

/** Returns a person's name for a workplace: the same person each time. */
export function recruiterOf(index: number): string {
  const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
  const last = LAST_NAMES[Math.floor(index / FIRST_NAMES.length) % LAST_NAMES.length] ?? '';
  return `${first} ${last}`;
}
