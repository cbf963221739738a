/** Stylesheet for browsers without JavaScript: the cached page itself is the same for all visitors. */
export const CONSENT_STYLE_PATH = '/_consent.css';

const SHOWN = '@media screen{[data-consent-banner]{display:block!important}}';

/** Returns the CSS that shows the consent banner in the flow until the visitor has answered. */
export function consentStyle(hasAnswered: boolean): string {
  return hasAnswered ? '' : SHOWN;
}
