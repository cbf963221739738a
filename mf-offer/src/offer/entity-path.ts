/** Entities whose page is another one's: a link that leads straight there is worth a line here. */
const HOUSES: Readonly<Record<string, string>> = { 'u-logistique': 'u-log' };

/** Returns where the site tells of an entity, by its code. */
export const entityPath = (code: string): string => `/organisation-cooperative-u/${HOUSES[code] ?? code}`;
