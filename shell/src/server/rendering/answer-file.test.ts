/** @jest-environment node */
import { createStaticHandler, data, redirect } from 'react-router';
import type { LoaderFunction } from 'react-router';
import { answerFile } from './answer-file.ts';

function answer(loader: LoaderFunction, path = '/fiche.pdf') {
  const handler = createStaticHandler([
    { path: '/fiche', loader: () => ({}), Component: () => null },
    { path: '/fiche.pdf', loader, handle: { isFile: true } },
  ]);
  return answerFile(handler, new URL(path, 'https://site.test'));
}

it('[OFFER-02] a file is sent as its loader answers, headers included', async () => {
  const file = await answer(() => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
  expect(await file?.text()).toBe('%PDF');
  expect(file?.headers.get('content-type')).toBe('application/pdf');
});

it('a file that has moved is redirected', async () => {
  const moved = await answer(() => redirect('/autre.pdf', 301));
  expect([moved?.status, moved?.headers.get('location')]).toEqual([301, '/autre.pdf']);
});

it.each([
  ['does not exist', () => Promise.reject(data(null, { status: 404 }))],
  ['cannot be made', () => Promise.reject(new Error('no font'))],
])('a file that %s leaves the word to a page', async (_, loader) => {
  expect(await answer(loader)).toBeNull();
});

it('a page is no file', async () => {
  expect(await answer(() => new Response('%PDF'), '/fiche')).toBeNull();
});
