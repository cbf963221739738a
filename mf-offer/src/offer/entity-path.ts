/** Entities that redirect to another one's page: links go there directly. */
const HOUSES: Readonly<Record<string, string>> = { 'u-logistique': 'u-log' };

/** Returns the path of an entity's page. */
export const entityPath = (code: string): string => `/organisation-cooperative-u/${HOUSES[code] ?? code}`;
