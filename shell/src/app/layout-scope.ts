/** Class that scopes the layout's styles: they do not apply inside pages. */
export const LAYOUT_SCOPE = 'layout';
