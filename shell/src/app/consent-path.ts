/** Where consent is given without a script: a page with the choices one by one, and where its forms are sent. */
export const CONSENT_PATH = '/gerer-mes-cookies';
