/** Event on the document once React handles events on the page. */
export const PAGE_INTERACTIVE = 'careers:page-interactive';
