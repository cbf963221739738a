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
  'Morvan',
  'Benali',
  'Girard',
  'Rousseau',
  'Diallo',
  'Lefèvre',
  'Moreau',
  'Garcia',
  'Petit',
  'Guérin',
  'Kone',
  'Bernard',
  'Renaud',
  'Fontaine',
  'Hamon',
  'Leroux',
  'Vasseur',
  'Martinez',
  'Perrin',
];

/** Returns a person's name for a workplace: the same person each time. */
export function recruiterOf(index: number): string {
  const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
  const last = LAST_NAMES[Math.floor(index / FIRST_NAMES.length) % LAST_NAMES.length] ?? '';
  return `${first} ${last}`;
}
