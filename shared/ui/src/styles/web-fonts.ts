import { ASSETS } from '../assets.ts';

/** A font of every page: to be preloaded, and declared in a style element of its own. */
export interface WebFont {
  readonly url: string;
  /** Its `@font-face` rule. */
  readonly face: string;
}

/**
 * Preloaded with `font-display: optional`: a late font is used from the next page on, so that text never shifts; the
 * fallbacks have similar metrics.
 */
export const webFonts: readonly WebFont[] = [
  webFont('Bricolage Grotesque Variable', 'bricolage-grotesque.woff2', '600 800'),
  webFont('Figtree Variable', 'figtree.woff2', '400 700'),
];

/** Fallback fonts with the metrics of the web fonts, in the global styles: of most systems, and a wider one of Linux. */
export const fallbackFaces = `
@font-face{font-family:"Bricolage Fallback";src:local("Arial Bold"),local("Liberation Sans Bold"),local("Roboto Bold"),local("Arial");size-adjust:95%;ascent-override:97%;descent-override:25%;line-gap-override:0%}
@font-face{font-family:"Figtree Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:98%;ascent-override:97%;descent-override:25%;line-gap-override:0%}
@font-face{font-family:"Bricolage Wide";src:local("DejaVu Sans Bold");font-weight:600 800;size-adjust:82%;ascent-override:112%;descent-override:29%;line-gap-override:0%}
@font-face{font-family:"Figtree Wide";src:local("DejaVu Sans");size-adjust:88%;ascent-override:108%;descent-override:28%;line-gap-override:0%}
@font-face{font-family:"Figtree Wide";src:local("DejaVu Sans Bold");font-weight:600 700;size-adjust:80%;ascent-override:119%;descent-override:31%;line-gap-override:0%}
`;

function webFont(family: string, file: string, weights: string): WebFont {
  const url = `${ASSETS}/fonts/${file}`;
  const face = `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weights};font-display:optional}`;
  return { url, face };
}
