import { backendOf } from './backend-of.ts';

it('[TEAM-11] returns the backend of the request; throws with advice in an older shell', async () => {
  const backend = jest.fn((_name: string) => ({ fetch: () => Promise.resolve(Response.json(['Stage'])) }));
  const answer = await backendOf({ backend }, 'letters').fetch('/v1/topics');
  expect([await answer.json(), backend.mock.calls]).toEqual([['Stage'], [['letters']]]);
  expect(() => backendOf({}, 'letters')).toThrow('The shell is older than backends');
});
