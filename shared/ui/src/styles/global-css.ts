import { below, cramped } from './breakpoints.ts';
import { focusRing, hovering } from './mixins.ts';
import { tokens } from './tokens.ts';
import { fallbackFaces } from './web-fonts.ts';

/**
 * Tokens and element styles of the page, for one style element of the document, beside the `webFonts`. Not a component: a
 * re-inserted font face is loaded again, and shifts the page.
 */
export const globalCss = `
${fallbackFaces}${tokens}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding:6rem 0 5rem}
${cramped}{html{scroll-padding:1rem 0}}
body{margin:0;background:var(--bg);color:var(--text);font:400 var(--fs-body)/var(--lh-body) var(--font-text);font-variant-numeric:lining-nums;-webkit-font-smoothing:antialiased;overflow-x:clip}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0;border:0}
fieldset{min-width:0}
p,li,dd,figcaption{text-wrap:pretty}
ul,ol{list-style:none}
h1,h2,h3{font-family:var(--font-display);font-weight:800;line-height:var(--lh-title);letter-spacing:-.022em;text-wrap:balance;overflow-wrap:break-word}
h1{font-size:var(--fs-h1);line-height:1.04;letter-spacing:-.03em}
h2{font-size:var(--fs-h2);letter-spacing:-.028em}
h3{font-size:var(--fs-h3);font-weight:700}
h4{font-size:var(--fs-h4);font-weight:700;line-height:1.3}
[tabindex="-1"]:not(a,button,input,select,textarea,[role]):focus{outline:0;box-shadow:none}
img,svg{display:block;max-width:100%}
img{height:auto}
.tabler-icon{flex:none}
button,input,select,textarea{font:inherit;color:inherit}
a{color:var(--link);text-underline-offset:.18em;text-decoration-thickness:1.5px;transition:color var(--t-1)}
${hovering}{a:hover{color:var(--link-hover);text-decoration-thickness:3px}}
[hidden]{display:none!important}
:focus-visible{${focusRing}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
${below('lists')}{:root{--fs-display:1.75rem;--fs-h1:1.6rem;--fs-h2:1.4rem;--fs-h3:1.2rem}body{overflow-wrap:break-word;hyphens:auto}h1,h2,h3,h4{overflow-wrap:anywhere}}
@page{margin:14mm}
@media print{
html{font-size:12px;scroll-padding:0}
:root{--section:1.25rem;--gutter:0px;--fs-h1:2.25rem;--fs-h2:1.625rem}
:root,[data-ground]{--ink:var(--surface-3);--on-ink:var(--text)}
nav,footer,button,select,[role=search],[data-screen-only]{display:none!important}
h1,h2,h3{break-after:avoid}
li,tr,figure{break-inside:avoid}
[data-ground=dark]{background:none!important}
}
`;
