const VOWEL = /^[aàâäeéèêëiîïoôöuûüyœæ]/i;

/** Returns "de" with a town: "de Nantes", "d’Angers", "du Mans", "des Herbiers". */
export function ofTown(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  return VOWEL.test(name) ? `d’${name}` : `de ${name}`;
}

/** Returns "à" with a town: "à Nantes", "au Mans", "aux Herbiers". */
export function atTown(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}

/** Returns a brand with its article: "le Super U", "l’Hyper U", "l’Utile". */
export function theStore(brand: string): string {
  return /^(Hyper|Utile)/.test(brand) ? `l’${brand}` : `le ${brand}`;
}

/** Returns a sentence with its first letter as a capital, accent kept. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
