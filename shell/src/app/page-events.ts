/** Event on the document when React handles clicks on the page. */
export const PAGE_INTERACTIVE = 'careers:page-interactive';

/** Event on the document when the whole page is hydrated. */
export const PAGE_HYDRATED = 'careers:page-hydrated';
