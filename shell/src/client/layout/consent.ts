import { CONSENT_OPEN, readConsent, subscribeToConsent, writeConsent } from '@careers/platform/consent';
import { renderDialog } from './render-dialog.ts';
import { find } from './find.ts';

const ANSWERS: Readonly<Record<string, boolean>> = { tout: true, rien: false };

/** Answers the consent banner without leaving the page, and opens the visitor's choices again when asked. */
export function startConsent(): void {
  const root = document.documentElement;
  const update = () => {
    if (readConsent().answered) delete root.dataset['consent'];
    else root.dataset['consent'] = 'ask';
  };
  update();
  subscribeToConsent(update);
  find('[data-consent-banner] form').addEventListener('submit', (event) => {
    const { submitter } = event as SubmitEvent;
    const answer = submitter instanceof HTMLButtonElement ? ANSWERS[submitter.value] : undefined;
    event.preventDefault();
    if (answer === undefined) openChoices();
    else writeConsent({ personalisation: answer, audience: answer, advertising: answer });
  });
  find('[data-open-consent]').addEventListener('click', openChoices);
  window.addEventListener(CONSENT_OPEN, openChoices);
}

/** Loaded with the first who wants to choose one by one. */
function openChoices(): void {
  void import(/* webpackChunkName: "preference-centre" */ './preference-centre.tsx').then(
    ({ default: PreferenceCentre }) => renderDialog('consent', PreferenceCentre),
  );
}
