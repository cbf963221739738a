import { LAYOUT_SCOPE } from '../app/layout-scope.ts';
import { PROGRESS } from '../app/progress-times.ts';

/**
 * What the whole page keeps free for the consent banner while it asks: fixed bars stand above it, and what has the
 * focus is scrolled clear of it (WCAG 2.4.11). The attribute is set before the first paint (`server/consent/consent-script.ts`).
 */
export const layoutCss = `
.${LAYOUT_SCOPE}{display:contents}
html[data-consent=ask]{--consent-height:min(25vh,9.5rem);scroll-padding-bottom:calc(5rem + var(--consent-height))}
@media(min-width:56em){html[data-consent=ask]{--consent-height:min(25vh,6.5rem)}}
@media(max-height:30em){html[data-consent=ask]{--consent-height:0px}}
@media print{html[data-consent=ask]{--consent-height:0px}}
[data-consent-banner]{display:none}
html[data-consent=ask] [data-consent-banner]{display:block;position:fixed;right:0;bottom:0;left:0;z-index:65;height:var(--consent-height);box-shadow:var(--e-3);overflow:auto}
@media(max-height:30em){html[data-consent=ask] [data-consent-banner]{position:static;height:auto}}
@media print{[data-consent-banner]{display:none!important}}
@keyframes layout-progress{from{scale:0 1}to{scale:${PROGRESS.hold / 100} 1}}
`;
