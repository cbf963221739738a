import type { ServerStyleSheet } from 'styled-components';
import { SERVER_STYLES, hideMarkers } from './format.ts';

/** Returns the rules of a rendering, in styled-components' format. */
export function cssOf(sheet: ServerStyleSheet): string {
  return sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
}

/** Returns the document's style element; unchanged if its attributes are unknown. */
export function styleElement(sheet: ServerStyleSheet): string {
  return sheet
    .getStyleTags()
    .replace(
      /^<style data-styled="true"(?<attributes>[^>]*)>(?<css>.*)<\/style>$/s,
      (_element, attributes: string, css: string) =>
        `<style ${SERVER_STYLES}${attributes}>${hideMarkers(css)}</style>`,
    );
}
