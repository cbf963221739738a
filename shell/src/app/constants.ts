/** The consent page, and the action of its forms. */
export const CONSENT_PATH = '/gerer-mes-cookies';
/** Stylesheet of the consent banner for browsers without JavaScript. */
export const CONSENT_STYLE_PATH = '/_consent.css';

/** Opens a preview by its link. */
export const PREVIEW_PATH = '/_preview';
/** Action of the form that ends a preview. */
export const LEAVE_PREVIEW_PATH = '/_preview/leave';
/** List of what has failed in the browser of a preview, in its banner. */
export const PREVIEW_FAILURES_ID = 'preview-failures';

/** The offline page; the service worker shows it at any other URL. */
export const OFFLINE_PATH = '/hors-ligne';

/** Class that scopes the layout's styles: they do not apply inside pages. */
export const LAYOUT_SCOPE = 'layout';

/** Timing of the loading bar in milliseconds (decisions.md#layout-and-screens). */
export const PROGRESS = { throttle: 200, duration: 5_000, hide: 500, hold: 95 } as const;

/** Storage key of `ScrollRestoration` for the scroll positions of a tab's history entries. */
export const SCROLL_POSITIONS_KEY = 'scroll-positions';
