import { askForConsent } from './ask-for-consent.ts';

test.each([
  ['', 'ask'],
  ['other=1', 'ask'],
  ['MY_CONSENT=1', 'ask'],
  ['a=1; CONSENT=0', undefined],
  ['CONSENT=', undefined],
])(
  '[CONSENT-01] before the first paint, with the cookies "%s", the document’s marker is %p',
  (cookies, consent) => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
    delete document.documentElement.dataset['consent'];
    askForConsent('CONSENT');
    expect(document.documentElement.dataset['consent']).toBe(consent);
  },
);
