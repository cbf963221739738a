/**
 * Breakpoints in `em`, which media queries resolve by the visitor's text size: a larger text gets the layout of a
 * narrower window.
 */
const WIDTHS = {
  lists: 20,
  line: 24,
  pair: 35,
  tablet: 48,
  /** Columns of text: from 901 px. */
  columns: 56.3125,
  /** The menu bar instead of the burger: from 1025 px. */
  desktop: 64.0625,
};

type Breakpoint = keyof typeof WIDTHS;

/** Keeps neighbouring queries disjoint. */
const STEP = 0.01;

/** Returns the media condition of a narrower window, for `matchMedia` and the attribute `media`. */
export const isBelow = (width: Breakpoint): string => `(max-width: ${WIDTHS[width] - STEP}em)`;

/** `${below('tablet')} { … }`: styles of narrower windows. */
export const below = (width: Breakpoint): string => `@media ${isBelow(width)}`;

/** `${from('tablet')} { … }`: styles of wider windows. */
export const from = (width: Breakpoint): string => `@media (min-width: ${WIDTHS[width]}em)`;

/**
 * `${cramped} { … }`: a window with no room for sticky bars: a phone in landscape, a page at 400 % (WCAG 1.4.10).
 * Sticky elements are static there.
 */
export const cramped = `@media (max-height: 30em), ${isBelow('lists')}`;
