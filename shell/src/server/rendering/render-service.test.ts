/** @jest-environment node */
import { testConfiguration } from '@careers/testing';
import { OFFLINE_PATH } from '../../app/constants.ts';
import type { PageAnswer } from '../../protocol/page-answer.ts';
import type { PageForm } from '../render-processes/messages.ts';
import { RenderService } from './render-service.ts';

const service = new RenderService(
  {
    configuration: testConfiguration,
    apiUrl: 'http://127.0.0.1:1',
    backends: { environment: 'production', allowedOrigins: [] },
    scripts: { build: 'b1', inline: '', entry: [], preload: [], libraries: {} },
    reloadPages: 'never',
    layoutVetoes: [],
  },
  {},
  () => undefined,
);

/** Renders a page of the shell in the requested form. */
async function pageAs(as: PageForm, path: string) {
  const set = { key: 'none', versions: {}, missing: [] };
  const page = await service.page({ url: `https://emploi.test${path}`, as, set });
  if (page.kind !== 'page') throw new Error(`${path} is no page.`);
  return { html: page.html, data: JSON.parse(page.data) as PageAnswer };
}

it('[ROUTE-01] a document is the whole page; a navigation gets its data, and its HTML on request', async () => {
  const document = await pageAs('document', OFFLINE_PATH);
  expect(document.html).toMatch(/^<!doctype html>.*<h1.*<\/html>/is);
  const rendered = await pageAs('rendered', OFFLINE_PATH);
  expect([rendered.html, rendered.data.rendered?.html]).toEqual([null, expect.stringContaining('<h1')]);
  const data = await pageAs('data', OFFLINE_PATH);
  expect([data.html, data.data.rendered]).toEqual([null, undefined]);
});
