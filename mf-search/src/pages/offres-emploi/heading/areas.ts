/** Areas by their French preposition; all others take "en". */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  'dans le': [
    ...['Bas-Rhin', 'Calvados', 'Cantal', 'Cher', 'Doubs', 'Finistère', 'Gard', 'Gers', 'Haut-Rhin', 'Jura'],
    ...['Loir-et-Cher', 'Loiret', 'Lot', 'Lot-et-Garonne', 'Maine-et-Loire', 'Morbihan', 'Nord'],
    ...['Pas-de-Calais', 'Puy-de-Dôme', 'Rhône', 'Tarn', 'Tarn-et-Garonne', 'Territoire de Belfort'],
    ...["Val-d'Oise", 'Val-de-Marne', 'Var', 'Vaucluse', 'Grand Est', 'Centre-Val de Loire'],
  ],
  'dans l’': [
    ...['Ain', 'Aisne', 'Allier', 'Ariège', 'Aube', 'Aude', 'Aveyron', 'Essonne', 'Eure', 'Hérault', 'Indre'],
    ...['Oise', 'Orne', 'Yonne'],
  ],
  'dans les': [
    ...['Alpes-de-Haute-Provence', 'Alpes-Maritimes', 'Ardennes', 'Bouches-du-Rhône', "Côtes-d'Armor"],
    ...['Deux-Sèvres', 'Hautes-Alpes', 'Hautes-Pyrénées', 'Hauts-de-Seine', 'Landes', 'Pyrénées-Atlantiques'],
    ...['Pyrénées-Orientales', 'Vosges', 'Yvelines', 'Hauts-de-France', 'Pays de la Loire'],
  ],
  'dans la': [
    ...['Creuse', 'Drôme', 'Loire', 'Manche', 'Marne', 'Meuse', 'Nièvre', 'Sarthe', 'Somme', 'Vienne'],
  ],
  à: ['Paris', 'La Réunion', 'Mayotte'],
};

/** Returns a department or region with its preposition: "en Bretagne", "dans l’Ain", "à Paris". */
export function inArea(name: string): string {
  const preposition = Object.keys(AREAS).find((each) => AREAS[each]?.includes(name)) ?? 'en';
  return preposition.endsWith('’') ? preposition + name : `${preposition} ${name}`;
}
