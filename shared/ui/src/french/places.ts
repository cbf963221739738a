/** Returns a place after "de": "du Mans", "des Herbiers", "d'Angers", "de Nantes". */
export function ofPlace(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  return /^[aeiouyœ]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
}
