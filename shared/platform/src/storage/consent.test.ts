import { parseConsent } from './consent.ts';

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
