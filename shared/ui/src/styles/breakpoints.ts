/**
 * The widths at which layouts change, in `em`: media queries measure it by the text size that the visitor has chosen, so
 * a larger text gets the layout of a smaller window before it runs out of room.
 */
const WIDTHS = {
  /** Two lists of links beside each other. */
  lists: 20,
  /** A label and its value beside each other. */
  line: 24,
  /** Two short things beside each other. */
  pair: 35,
  /** More than a phone held upright. */
  tablet: 48,
  /** Columns of text beside each other: from 901 px. */
  columns: 56.3125,
  /** The bar of menus instead of the burger: from 1025 px. */
  desktop: 64.0625,
};

type Breakpoint = keyof typeof WIDTHS;

/** Between two neighbouring queries: they never hold together. */
const STEP = 0.01;

/** Returns the condition that a window is too narrow, as `matchMedia` and the attribute `media` take it. */
export const isBelow = (width: Breakpoint): string => `(max-width: ${WIDTHS[width] - STEP}em)`;

/** `${below('tablet')} { … }`: styles of windows too narrow for it. */
export const below = (width: Breakpoint): string => `@media ${isBelow(width)}`;

/** `${from('tablet')} { … }`: styles of windows wide enough for it. */
export const from = (width: Breakpoint): string => `@media (min-width: ${WIDTHS[width]}em)`;

/**
 * `${cramped} { … }`: a window so low, or so narrow for its text, that a bar which stays in it leaves no room to read: a phone
 * held sideways, a page at 400 % (WCAG 1.4.10). What follows the window elsewhere stands in the page there.
 */
export const cramped = `@media (max-height: 30em), ${isBelow('lists')}`;
