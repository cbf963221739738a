import { parseConfiguration } from './remote-configuration.ts';

const parse = (value: unknown) => parseConfiguration(value, 'src/configuration.ts');

describe('[TEAM-10] public configuration of a remote', () => {
  it('has a default, and values of its type for environments', () => {
    const declared = {
      replyDays: { default: 2, environments: { production: 5 } },
      survey: { default: false },
      label: { default: '', environments: { staging: 'Essai' } },
    };
    expect(parse(declared)).toBe(declared);
  });

  it.each([
    [
      'another type',
      { days: { default: 2, environments: { production: '5' } } },
      /days: a string in production/,
    ],
    ['no default', { days: { environments: { production: 5 } } }, /\/days.*required properties default/],
    ['a list', { days: { default: [1] } }, /\/days\/default/],
    [
      'a name of an environment that none can have',
      { days: { default: 1, environments: { Prod: 2 } } },
      /\/days/,
    ],
    ['something else', { days: { default: 1, values: {} } }, /\/days/],
    ['a secret', { mailApiKey: { default: 'x' } }, /mailApiKey: visitors can read every value.*backend/],
    ['a password', { smtpPassword: { default: '' } }, /visitors can read every value/],
  ])('%s is refused, by its name', (_what, declared, message) => {
    expect(() => parse(declared)).toThrow(message);
  });
});
