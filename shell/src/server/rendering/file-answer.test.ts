/** @jest-environment node */
import { fileAnswer } from './file-answer.ts';

const pdf = { 'content-type': 'application/pdf' };

const endless = new ReadableStream({
  pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
});

it('[FUSE-01] passes a file on with its own headers, except those reserved for the site', async () => {
  const response = new Response('sheet', {
    headers: {
      ...pdf,
      'content-disposition': 'inline',
      'set-cookie': 'careers_release=fff',
      'content-security-policy': 'default-src *',
      'clear-site-data': '"*"',
    },
  });
  const { status, headers, body } = await fileAnswer(response);
  expect({ status, headers }).toEqual({ status: 200, headers: { ...pdf, 'content-disposition': 'inline' } });
  expect(Buffer.from(body).toString()).toBe('sheet');
});

it('[FUSE-01] lets a feed through', async () => {
  const headers = { 'content-type': 'application/atom+xml; charset=utf-8' };
  expect(await fileAnswer(new Response('<feed/>', { headers }))).toMatchObject({ status: 200, headers });
});

it.each([
  ['a page', new Response('<script>', { headers: { 'content-type': 'text/html; charset=utf-8' } })],
  ['a script', new Response('', { headers: { 'content-type': 'text/javascript' } })],
  ['a drawing that can hold a script', new Response('', { headers: { 'content-type': 'image/svg+xml' } })],
  ['something without a type', new Response(new Uint8Array(1))],
  ['a redirection', new Response(null, { status: 302, headers: { ...pdf, location: 'https://else.test' } })],
  ['an endless file', new Response(endless, { headers: pdf })],
])('[FUSE-01] refuses %s', async (_case, response) => {
  await expect(fileAnswer(response)).rejects.toThrow(/A file|An answer is longer/);
});
