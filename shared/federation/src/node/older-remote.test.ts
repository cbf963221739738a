import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { testConfiguration } from '@careers/testing';
import { StoreDirectory } from './artefact-source.ts';
import { ArtefactStore } from './artefact-store.ts';
import { RemoteLoader } from './remote-loader.ts';
import { serverLibraries } from './server-libraries.ts';

const CONTRACT_2 = join(import.meta.dirname, '..', '..', 'fixtures', 'contract-2');

let copyDirectory: string;
beforeEach(async () => (copyDirectory = await mkdtemp(join(tmpdir(), 'older-'))));
afterEach(() => rm(copyDirectory, { recursive: true, force: true }));

test('[TEAM-02] runs a page and a widget of a remote built for the previous contract', async () => {
  const store = new ArtefactStore({ source: new StoreDirectory(CONTRACT_2), copyDirectory });
  const older = await new RemoteLoader(store, serverLibraries()).load('mf-older', '1.0.0');
  expect(older.manifest.contract).toBe(2);
  const [page] = older.area?.pages ?? [];
  expect(page?.paths).toEqual(['/avant']);
  expect(await page?.load()).toMatchObject({ default: expect.any(Function) });
  expect((await page?.loadServer())?.head({} as never)).toEqual({ title: 'Avant' });
  const html = (await older.widget('older-note')).render(
    { text: 'Une note' },
    {
      configuration: testConfiguration,
      identifierPrefix: 'w0-',
      renderToHtml: (element) => (isValidElement(element) ? renderToString(element) : ''),
    },
  );
  expect(html).toContain('Une note<button>Marquer comme lu</button>');
});
