import { cramped, from, isBelow } from '@careers/ui';
import { LAYOUT_SCOPE, PROGRESS } from '../app/constants.ts';

/**
 * Reserves space for the consent banner, at most a quarter of the viewport, and for a page's fixed bar (`data-foot-bar`)
 * on narrow screens: neither covers the footer or the focus (WCAG 2.4.11).
 */
export const layoutCss = `
.${LAYOUT_SCOPE}{display:contents}
html[data-consent=ask]{--consent-height:min(25vh,10rem);scroll-padding-bottom:calc(5rem + var(--consent-height))}
${from('columns')}{html[data-consent=ask]{--consent-height:min(25vh,6.5rem)}}
${cramped}{html[data-consent=ask]{--consent-height:0px;scroll-padding-bottom:1rem}}
@media print{html[data-consent=ask]{--consent-height:0px}}
html[data-consent=ask] body{padding-bottom:var(--consent-height)}
@media screen and ${isBelow('columns')}{body:has([data-foot-bar]:not([hidden])){padding-bottom:calc(5rem + var(--consent-height,0px))}}
${cramped}{body:has([data-foot-bar]:not([hidden])){padding-bottom:0}}
[data-consent-banner]{display:none}
html[data-consent=ask] [data-consent-banner]{display:block;position:fixed;right:0;bottom:0;left:0;z-index:65;height:var(--consent-height);box-shadow:var(--e-3);overflow:auto}
${cramped}{html[data-consent=ask] [data-consent-banner]{position:static;height:auto}}
@media print{[data-consent-banner]{display:none!important}}
@keyframes layout-progress{from{scale:0 1}to{scale:${PROGRESS.hold / 100} 1}}
`;
