/** @jest-environment jest-fixed-jsdom */
import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transform } from '@swc/core';
import { waitFor } from '@testing-library/react';
import { ComposedPage } from './testing/composed-page.tsx';
import { ForeignRemotes } from './testing/foreign-remotes.ts';
import { namespaceOf, styledComponentsPlugin } from './preset/styled-components.ts';

const UI = 'node_modules/@careers/ui';
const uiSource = (color: string) => `
import styled from 'styled-components';

export const Button = styled.button\`color: ${color};\`;
export const Bar = styled.div\`\${Button} { font-weight: bold; }\`;
`;

/** Builds a design-system package: its class names are fixed before a remote bundles it. */
async function built(version: string, color: string): Promise<Record<string, string>> {
  const { code } = await transform(uiSource(color), {
    filename: 'button.ts',
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      experimental: { plugins: [styledComponentsPlugin(namespaceOf('@careers/ui', version))] },
    },
  });
  return { ...ofPackage(version, './dist/index.js'), [`${UI}/dist/index.js`]: code };
}

function sources(version: string, color: string): Record<string, string> {
  return { ...ofPackage(version, './src/index.ts'), [`${UI}/src/index.ts`]: uiSource(color) };
}

function ofPackage(version: string, file: string): Record<string, string> {
  const description = { name: '@careers/ui', version, type: 'module', exports: file, sideEffects: false };
  return { [`${UI}/package.json`]: JSON.stringify(description) };
}

const COUNTER = `
import { useState } from 'react';
import { defineWidget } from '@careers/platform';
import { Bar, Button } from '@careers/ui';
import styled from 'styled-components';

const Own = styled(Button)\`text-decoration: underline;\`;

function Counter() {
  const [count, setCount] = useState(0);
  return <Bar><Own onClick={() => setCount(count + 1)}>{count}</Own></Bar>;
}
export default defineWidget({ name: 'note', load: () => Promise.resolve(null), Component: Counter });
`;

const FAVOURITES = `
import { createApiClient } from '@careers/api-client';
import { useOffersByReference } from '@careers/api-client/hooks';
import { defineWidget, useSite } from '@careers/platform';

function Favourites() {
  const { data = [] } = useOffersByReference(createApiClient(useSite().api), ['2026-1', '2026-2']);
  return <p>{data.map(({ title }) => title).join(', ')}</p>;
}
export default defineWidget({ name: 'note', load: () => Promise.resolve(null), Component: Favourites });
`;

const PICTURE = `
import { defineWidget } from '@careers/platform';
import drawing from './drawing.svg?url';
import photo from './photo.webp';

const Picture = () => <p><img src={photo} alt="" /><img src={drawing} alt="" /></p>;
export default defineWidget({ name: 'note', load: () => Promise.resolve(null), Component: Picture });
`;

const installed = { react: '19.3.0', 'styled-components': '6.6.0', '@careers/platform': '1.0.0' };
const counter = (name: string, ui: Record<string, string>) => ({
  name,
  widgets: ['note'],
  files: { ...ui, 'src/widgets/note/index.tsx': COUNTER },
  installed,
});
const favourites = (name: string) => ({
  name,
  widgets: ['note'],
  files: { 'src/widgets/note/index.tsx': FAVOURITES },
  installed: { ...installed, swr: '2.5.0' },
  linked: {
    '@careers/api-client': dirname(createRequire(__filename).resolve('@careers/api-client/package.json')),
  },
});

let remotes: ForeignRemotes;
beforeAll(async () => {
  // Hydrates pages as in a browser, without `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  remotes = await ForeignRemotes.publish(
    counter('mf-one', await built('1.2.0', 'red')),
    counter('mf-two', sources('1.2.0', 'red')),
    counter('mf-three', await built('1.2.0', 'red')),
    counter('mf-next', sources('2.0.0', 'blue')),
    favourites('mf-hearts'),
    favourites('mf-list'),
    {
      name: 'mf-picture',
      widgets: ['note'],
      files: {
        'src/widgets/note/index.tsx': PICTURE,
        'src/widgets/note/drawing.svg': '<svg/>',
        'src/widgets/note/photo.webp': 'a photo',
      },
      installed,
    },
  );
}, 120_000);
afterAll(() => remotes.remove());
afterEach(() => jest.restoreAllMocks());

const buttonOf = (name: string) => document.querySelector<HTMLButtonElement>(`#${name} button`);
const classesOf = (name: string) => [...(buttonOf(name)?.classList ?? [])];
const colorOf = (name: string) => {
  const button = buttonOf(name);
  return button && getComputedStyle(button).color;
};
const sharedClasses = (one: string, other: string) =>
  classesOf(one).filter((each) => classesOf(other).includes(each));
const rulesWith = (text: string) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(({ cssText }) => cssText.includes(text));

test('[REL-05] the installed webpack reports the names that a build imports from shared modules', () => {
  expect(remotes.usesOf('mf-hearts')).toMatchObject({ '@careers/platform': ['defineWidget', 'useSite'] });
  expect(remotes.usesOf('mf-one')).toMatchObject({
    '@careers/platform': ['defineWidget'],
    react: ['useState'],
  });
});

test('[TEAM-04] remotes with the same version of the design system share its rules, whether from sources or built', async () => {
  await new ComposedPage(remotes, ['mf-one', 'mf-two', 'mf-three']).show();
  for (const other of ['mf-two', 'mf-three'])
    // The component's selector class and its style class; the remote has two of its own.
    expect(sharedClasses('mf-one', other)).toHaveLength(2);
  expect(rulesWith('color: red')).toHaveLength(1);
  expect(rulesWith('font-weight: bold')).toHaveLength(1);
});

test('[TEAM-04] two versions of the design system on a page do not collide, before and after hydration', async () => {
  const complaints = jest.spyOn(console, 'error');
  const names = ['mf-one', 'mf-next'];
  const page = new ComposedPage(remotes, names);
  await page.show();
  const expectTheirOwn = () => {
    expect(sharedClasses('mf-one', 'mf-next')).toEqual([]);
    expect(names.map(colorOf)).toEqual(['rgb(255, 0, 0)', 'rgb(0, 0, 255)']);
  };
  expectTheirOwn();
  const before = names.map(classesOf);
  await page.hydrate({ baseUrl: '', fetch });
  expect(names.map(classesOf)).toEqual(before);
  for (const name of names) buttonOf(name)?.click();
  await waitFor(() => expect(names.map((name) => buttonOf(name)?.textContent)).toEqual(['1', '1']));
  expectTheirOwn();
  expect(complaints).not.toHaveBeenCalled();
});

test('[TEAM-04] two remotes that load the same favourites share one request and one client', async () => {
  const offers = [{ reference: '2026-1', title: 'Boucher' }];
  const asked = jest.fn((_address: RequestInfo | URL) => Promise.resolve(Response.json(offers)));
  const page = new ComposedPage(remotes, ['mf-hearts', 'mf-list']);
  await page.show();
  await page.hydrate({ baseUrl: 'https://site.test', fetch: asked });
  await waitFor(() =>
    expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Boucher',
      'Boucher',
    ]),
  );
  expect(asked.mock.calls.map(([address]) => String(address))).toEqual([
    expect.stringMatching(/\/offers\/multiple\?.*references=2026-1,2026-2$/),
  ]);
});

test('[TEAM-04] an image of a remote has one address on both sides: a content-hashed client file', async () => {
  const complaints = jest.spyOn(console, 'error');
  const page = new ComposedPage(remotes, ['mf-picture']);
  await page.show();
  const addresses = [...document.images].map(({ src }) => new URL(src).pathname);
  await page.hydrate({ baseUrl: '', fetch });
  expect(complaints).not.toHaveBeenCalled();
  const { manifest } = await remotes.loader().load('mf-picture', '1.0.0');
  const files = addresses.map((address) => address.replace('/remotes/mf-picture/1.0.0/', ''));
  expect(files).toEqual([
    expect.stringMatching(/^assets\/[0-9a-f]{16}\.webp$/),
    expect.stringMatching(/^assets\/[0-9a-f]{16}\.svg$/),
  ]);
  expect(Object.keys(manifest.client.integrity)).toEqual(expect.arrayContaining(files));
  expect(Object.keys(manifest.server.integrity).filter((file) => file.startsWith('assets/'))).toEqual([]);
});

test('[PERF-01] scripts of a remote start with the explicit compile hint', async () => {
  const directory = remotes.directoryOf('mf-picture', 'client');
  const scripts = (await readdir(directory)).filter((file) => file.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  for (const script of scripts)
    expect(await readFile(join(directory, script), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
