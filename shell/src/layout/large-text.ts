/**
 * Where a visitor's text is so large that the bar needs two lines: `em` follows the browser's setting, `px` does not.
 * With text of the usual size neither part ever holds.
 */
export const largeText = '@media (min-width: 1025px) and (max-width: 64em), (max-width: 19.9em)';
