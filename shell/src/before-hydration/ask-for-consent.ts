/** Shows the banner to a visitor who has not answered it: others never see it. */
export function askForConsent(cookieName: string): void {
  const hasAnswered = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${cookieName}=`));
  if (!hasAnswered) document.documentElement.dataset['consent'] = 'ask';
}
