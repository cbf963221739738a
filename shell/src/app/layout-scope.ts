/** Class of the elements that the layout stands in: its rules hold there, and nowhere in the page. */
export const LAYOUT_SCOPE = 'layout';
