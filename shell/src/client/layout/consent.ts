import { CONSENT_OPEN, readConsent, subscribeToConsent, writeConsent } from '@careers/platform/consent';
import { find } from './find.ts';

const ANSWERS: Readonly<Record<string, boolean>> = { tout: true, rien: false };

/** Submits the consent banner without a navigation, and opens the preference centre on request. */
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

function openChoices(): void {
  void import(/* webpackChunkName: "preference-centre" */ './preference-centre.tsx').then(
    ({ openPreferenceCentre }) => openPreferenceCentre(),
  );
}
