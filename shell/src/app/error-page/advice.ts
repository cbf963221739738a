const SEARCH = 'Recherchez une offre\u00a0: il en arrive tous les jours.';

/** What to do about each thing that an area does not find, by its caption (decisions.md#errors). */
const BY_CAPTION: Readonly<Record<string, string>> = {
  'Offre introuvable': `L’adresse est incomplète, ou l’offre a été retirée. ${SEARCH}`,
  'Métier introuvable':
    'L’adresse est incomplète, ou la fiche a changé de nom. Passez par «\u00a0Trouver mon métier\u00a0», ou recherchez une offre.',
  'Secteur introuvable':
    'L’adresse est incomplète, ou le secteur a changé de nom. Passez par «\u00a0Trouver mon métier\u00a0», ou recherchez une offre.',
};

/** Returns what an error page advises: what helps against this error, without a joke. */
export function adviceFor(status: number, caption: string | undefined): string {
  const known = caption && BY_CAPTION[caption];
  if (known) return known;
  if (status === 404) return `L’adresse est incomplète, ou la page a changé de place. ${SEARCH}`;
  if (status === 410) return `Le poste est pourvu, ou l’offre a été retirée. ${SEARCH}`;
  return 'Réessayez dans un instant, ou recherchez une offre\u00a0: il en arrive tous les jours.';
}
