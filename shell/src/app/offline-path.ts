/** The offline page; the service worker shows it at any other URL. */
export const OFFLINE_PATH = '/hors-ligne';
