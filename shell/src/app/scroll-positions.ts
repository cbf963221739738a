/** Where `ScrollRestoration` keeps the scroll positions of a tab's history entries. */
export const SCROLL_POSITIONS_KEY = 'scroll-positions';
