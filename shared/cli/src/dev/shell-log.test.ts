import { loggedError } from './shell-log.ts';

const line = (msg: string, err?: object) =>
  JSON.stringify({ level: 50, time: 1, event: 'page_error', msg, ...(err && { err }) });

it('parses a page’s error with its path and stack', () => {
  const stack = 'Error: boom\n    at Page (/copies/mf-jobs/1.0.0/server/page.cjs:9:7)';
  expect(
    loggedError(line('/emplois failed: Error: boom', { type: 'Error', message: 'boom', stack })),
  ).toEqual({
    message: 'Error: boom',
    path: '/emplois',
    stack,
  });
});

it('parses other errors with only their message', () => {
  expect(loggedError(line('mf-jobs@1.0.0 is not served: it exits'))).toEqual({
    message: 'mf-jobs@1.0.0 is not served: it exits',
    path: '',
    stack: '',
  });
});

it.each(['listening on http://localhost:3000', '{"not":"ours"}', '[1, 2]', '{'])(
  '%s is shown as it is',
  (text) => {
    expect(loggedError(text)).toBeNull();
  },
);
