/** Sent to the document when React hears clicks on the page: from here on they are not lost. */
export const PAGE_HEARS = 'careers:page-hears';

/** Sent to the document when all of the page has started. */
export const PAGE_ALIVE = 'careers:page-alive';
