import {
  CONSENT_CHANGE,
  CONSENT_COOKIE,
  configureConsent,
  parseConsent,
  readConsent,
  writeConsent,
} from './consent.ts';

describe('[CONSENT-01] truth table of the consent cookie', () => {
  it.each([
    [null, true, false, false],
    ['1', true, false, false],
    ['1,2,3', true, true, true],
    ['1%2C2%2C3', true, true, true],
    ['3', false, false, true],
    ['2%2C3', false, true, true],
    ['', false, false, false],
    ['0', false, false, false],
    ['abc', false, false, false],
    ['13', false, false, false],
    ['%E0%A4%A', false, false, false],
  ])(
    '%p: personalisation %p, audience %p, advertising %p',
    (value, personalisation, audience, advertising) => {
      expect(parseConsent(value)).toEqual({
        answered: value !== null,
        personalisation,
        audience,
        advertising,
      });
    },
  );
});

describe('[CONSENT-01] a choice', () => {
  const nothing = { personalisation: false, audience: false, advertising: false };
  const notified = jest.fn();
  beforeEach(() => window.addEventListener(CONSENT_CHANGE, notified));
  afterEach(() => {
    window.removeEventListener(CONSENT_CHANGE, notified);
    document.cookie = `${CONSENT_COOKIE}=; Max-Age=0; Path=/`;
    window.localStorage.clear();
  });

  it('is stored, and the page is notified', () => {
    writeConsent({ ...nothing, advertising: true, personalisation: true });
    expect(document.cookie).toContain(`${CONSENT_COOKIE}=1%2C3`);
    expect(readConsent()).toEqual({
      answered: true,
      personalisation: true,
      audience: false,
      advertising: true,
    });
    expect(notified).toHaveBeenCalledTimes(1);
  });

  it('that refuses everything is an answer too, and deletes personal values', () => {
    window.localStorage.setItem('favorites', '["2025-1"]');
    window.localStorage.setItem('appliedEntities', '[]');
    window.localStorage.setItem('unrelated', 'stays');
    writeConsent(nothing);
    expect(readConsent()).toEqual({ answered: true, ...nothing });
    expect(Object.keys(window.localStorage)).toEqual(['unrelated']);
  });
});

describe('[CONSENT-01] a site with settings of its own', () => {
  const OWN = 'consent_of_the_group';
  beforeEach(() => configureConsent({ cookieName: OWN, isStrict: true }));
  afterEach(() => {
    document.cookie = `${OWN}=; Max-Age=0; Path=/`;
    configureConsent({ cookieName: CONSENT_COOKIE, isStrict: false });
  });

  it('can count no answer as a refusal of everything', () => {
    expect(readConsent()).toMatchObject({ answered: false, personalisation: false });
    configureConsent({ cookieName: OWN, isStrict: false });
    expect(readConsent()).toMatchObject({ answered: false, personalisation: true });
  });

  it('keeps the choice in a cookie of another name, and reads no other', () => {
    document.cookie = `${CONSENT_COOKIE}=1%2C2%2C3; Path=/`;
    expect(readConsent().answered).toBe(false);
    writeConsent({ personalisation: true, audience: false, advertising: false });
    expect(document.cookie).toContain(`${OWN}=1`);
    expect(readConsent()).toMatchObject({ answered: true, personalisation: true });
    document.cookie = `${CONSENT_COOKIE}=; Max-Age=0; Path=/`;
  });
});
