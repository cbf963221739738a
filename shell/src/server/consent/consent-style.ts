/** Address of the style that a page without scripts asks for: whether the visitor has answered cannot stand in the page. */
export const CONSENT_STYLE_PATH = '/_consent.css';

const SHOWN = '@media screen{[data-consent-banner]{display:block!important}}';

/** Returns what shows the consent banner to who has no script and has not answered: in its place, where it hides nothing. */
export function consentStyle(hasAnswered: boolean): string {
  return hasAnswered ? '' : SHOWN;
}
