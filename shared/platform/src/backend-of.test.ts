import { backendOf } from './backend-of.ts';

it('[TEAM-11] a backend is that of the request; a shell from before there were any says so', async () => {
  const backend = jest.fn((_name: string) => ({ fetch: () => Promise.resolve(Response.json(['Stage'])) }));
  const answer = await backendOf({ backend }, 'letters').fetch('/v1/topics');
  expect([await answer.json(), backend.mock.calls]).toEqual([['Stage'], [['letters']]]);
  expect(() => backendOf({}, 'letters')).toThrow('The shell is older than backends');
});
