/** @jest-environment node */
import { Illustration } from '@careers/ui';
import { mainOf, takeLargestPicture } from './react-html.ts';
import { renderToHtml } from './render-to-html.ts';

const small = <Illustration name="motif-m1" width={64} height={64} isEager />;

it('[PERF-01] extracts the preload of the largest picture, wherever the picture is', async () => {
  const page = await renderToHtml(
    <main>
      {small}
      <Illustration name="scene-magasin" width={800} height={500} isLargest />
    </main>,
    'p-',
  );
  const { preload, html } = takeLargestPicture(page);
  expect(preload).toMatch(/^<link rel="preload" [^>]*scene-magasin\.svg"[^>]*>$/);
  expect(html).toBe(page.replace(preload, ''));
  expect(html).toMatch(/^<link [^>]*motif-m1.*<img [^>]*scene-magasin/);
});

it('leaves a page without one unchanged', async () => {
  const page = await renderToHtml(<main>{small}</main>, 'p-');
  expect(takeLargestPicture(page)).toEqual({ preload: '', html: page });
});

it('finds the content of the page, without the preloads before it', async () => {
  const page = await renderToHtml(
    <>
      <main id="main-content" tabIndex={-1}>
        <h1>Offres</h1>
        {small}
      </main>
      <p>Après</p>
    </>,
    'p-',
  );
  expect(mainOf(page)).toMatch(/^<h1>Offres<\/h1><img [^>]*>$/);
  expect(mainOf('<p></p>')).toBeUndefined();
});
