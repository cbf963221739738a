/** Shows the banner only to visitors who have not answered it. */
export function askForConsent(cookieName: string): void {
  const hasAnswered = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${cookieName}=`));
  if (!hasAnswered) document.documentElement.dataset['consent'] = 'ask';
}
