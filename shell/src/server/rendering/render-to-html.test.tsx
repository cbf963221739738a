/** @jest-environment node */
import { Suspense, use } from 'react';
import { renderToHtml } from './render-to-html.ts';

const soon = new Promise<string>((resolve) => setTimeout(resolve, 10, 'là'));
const never = new Promise<string>(() => undefined);

function Text({ promise }: { promise: Promise<string> }) {
  return use(promise);
}

const page = (promise: Promise<string>) => (
  <Suspense fallback="…">
    <Text promise={promise} />
  </Suspense>
);

it('waits for suspended content, and leaves no script in the HTML', async () => {
  const html = await renderToHtml(
    <main>
      {page(soon)}
      <Suspense>{'a'.repeat(50_000)}</Suspense>
    </main>,
    'p-',
  );
  expect(html).toContain('là');
  expect(html).not.toMatch(/<script|<template|…/);
});

it('rejects for a page that times out or throws', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const rendered = renderToHtml(page(never), 'p-');
  const late = expect(rendered).rejects.toThrow('The page was not rendered within 2000 ms.');
  await jest.advanceTimersByTimeAsync(2_000);
  await late;
  jest.useRealTimers();
  await expect(renderToHtml(<Text promise={Promise.reject(new Error('broken'))} />, 'p-')).rejects.toThrow(
    'broken',
  );
});
