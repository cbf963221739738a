/** Address of the page for a time without network; a browser without one shows it at any other. */
export const OFFLINE_PATH = '/hors-ligne';
