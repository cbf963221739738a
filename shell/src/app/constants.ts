/** The consent page, and the action of its forms. */
export const CONSENT_PATH = '/gerer-mes-cookies';
/** Stylesheet of the consent banner for browsers without JavaScript. */
export const CONSENT_STYLE_PATH = '/_consent.css';

/** The offline page; the service worker shows it at any other URL. */
export const OFFLINE_PATH = '/hors-ligne';

/** Class that scopes the layout's styles: they do not apply inside pages. */
export const LAYOUT_SCOPE = 'layout';

/** Timing of the loading bar in milliseconds (decisions.md#layout-and-screens). */
export const PROGRESS = { throttle: 200, duration: 5_000, hide: 500, hold: 95 } as const;

/** Where `ScrollRestoration` keeps the scroll positions of a tab's history entries. */
export const SCROLL_POSITIONS_KEY = 'scroll-positions';
