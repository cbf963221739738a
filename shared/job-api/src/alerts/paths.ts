/** Paths below the API's base. */
export const SUBSCRIBE_PATH = '/offers/subscriptionmailwithoutaccount';
export const CONFIRM_PATH = `${SUBSCRIBE_PATH}/confirmation`;
export const UNSUBSCRIBE_PATH = `${SUBSCRIBE_PATH}/unsubscription`;
export const CHANGE_PATH = `${SUBSCRIBE_PATH}/modification`;
/** Outside `/offers`, whose responses are cached. */
export const ALERT_PATH = '/alertswithoutaccount/';

const API = '/api/v2.0';

/** Returns the page that confirms an alert. */
export function confirmationPage(publicBaseUrl: string, token: string): string {
  return `${publicBaseUrl}/alerte/confirmer?jeton=${token}`;
}

/** Returns the page that changes an alert. */
export function changesPage(publicBaseUrl: string, token: string): string {
  return `${publicBaseUrl}/alerte/modifier?jeton=${token}`;
}

/** Returns the page that ends an alert. */
export function unsubscriptionPage(publicBaseUrl: string, token: string): string {
  return `${publicBaseUrl}/alerte/desinscription?jeton=${token}`;
}

/** Returns the address that ends an alert with one POST (RFC 8058). */
export function oneClickUrl(publicBaseUrl: string, token: string): string {
  return `${publicBaseUrl}${API}${UNSUBSCRIBE_PATH}?token=${token}`;
}
