/** Event on the document when React handles events on the page. */
export const PAGE_INTERACTIVE = 'careers:page-interactive';
