import Type from 'typebox';
import { SettingsError, readEnvironment } from './index.ts';

const Environment = Type.Object({
  PORT: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
  HOST: Type.Optional(Type.String({ minLength: 1 })),
});

it('returns the variables of the schema, with empty ones absent', () => {
  expect(readEnvironment(Environment, { PORT: '3001', HOST: '', PATH: '/bin' }, 'The shell')).toEqual({
    PORT: '3001',
  });
});

it('refuses invalid ones, naming each with its format but not its value, which may be a password', () => {
  const read = () => readEnvironment(Environment, { PORT: 'a secret' }, 'The shell');
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(/^The shell cannot start, its environment is wrong:\n {2}PORT: must match pattern/);
  expect(read).not.toThrow(/secret/);
});
