/** Sent to the document when React hears clicks on the page: from here on they are not lost. */
export const PAGE_INTERACTIVE = 'careers:page-interactive';

/** Sent to the document when all of the page has started. */
export const PAGE_HYDRATED = 'careers:page-hydrated';
