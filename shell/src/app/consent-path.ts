/** The consent page, and the action of its forms. */
export const CONSENT_PATH = '/gerer-mes-cookies';
