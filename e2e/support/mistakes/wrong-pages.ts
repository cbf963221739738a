import { guideSays } from '@careers/docs/mistakes';
import { expect } from '@playwright/test';
import type { Terminal } from '../terminal.ts';
import { SOUND_PAGE, addressOf, filesOf, outputWith } from './wrong-files.ts';
import type { Files, WrongPage } from './wrong-files.ts';

const withEffect = (effect: string) => `import { useEffect } from 'react';
export default function Page() { useEffect(() => { ${effect} }, []); return <h1>Essai</h1>; }`;
const withTitle = (title: string) => `export default function Page() { return <h1>${title}</h1>; }`;

const WRONG_PAGES: readonly (WrongPage & { words: RegExp })[] = [
  { words: guideSays('page-throws'), name: 'fenetre', page: withTitle('{window.innerWidth}') },
  {
    words: guideSays('page-throws'),
    name: 'secret',
    page: SOUND_PAGE,
    server: `export const loader = () => { throw new Error('no secret'); };`,
  },
  { words: guideSays('browser-throw'), name: 'effet', page: withEffect(`throw new Error('in an effect');`) },
  {
    words: guideSays('browser-throw'),
    name: 'navigateur',
    page: `const fail = () => { throw new Error('in a browser'); };\n${withTitle(`{typeof window === 'undefined' ? 'Essai' : fail()}`)}`,
  },
  { words: guideSays('time-in-page'), name: 'heure', page: withTitle('{Date.now()}') },
  {
    words: guideSays('not-json'),
    name: 'carte',
    page: SOUND_PAGE,
    server: `export const loader = () => new Map();`,
  },
  {
    words: guideSays('styles-outside'),
    name: 'styles',
    page: withEffect(`document.body.classList.add('ouvert');`),
  },
  {
    words: guideSays('undeclared-storage'),
    name: 'panier',
    page: withEffect(`localStorage.setItem('panier', '1');`),
  },
  {
    words: guideSays('third-party'),
    name: 'tiers',
    page: withEffect(`fetch('https://ailleurs.test/').catch(() => undefined);`),
  },
  {
    words: guideSays('third-party'),
    name: 'tiers-du-serveur',
    page: SOUND_PAGE,
    server: `export const loader = () => fetch('https://ailleurs.test/');`,
  },
  { words: guideSays('typography'), name: 'signes', page: withTitle('Bonjour !') },
];

const ENDLESS_PAGE = {
  name: 'effets',
  page: `import { useEffect, useState } from 'react';
export default function Page() {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(count + 1));
  return <h1>{count > 0 ? 'Essais' : 'Essai'}</h1>;
}`,
};

const samplesOf = (pages: readonly { name: string }[]): Files => ({
  'src/contributions.ts': `export default { samples: ${JSON.stringify(pages.map(({ name }) => addressOf(name)))} };`,
});

/** Expects one `npm test` to report each page with a mistake, with the messages of the guide. */
export async function expectWrongPages(folder: Terminal): Promise<void> {
  const files = Object.assign({}, ...WRONG_PAGES.map(filesOf), samplesOf(WRONG_PAGES)) as Files;
  const output = await outputWith(folder, files, 'npm test');
  for (const { words, name } of WRONG_PAGES)
    expect.soft(linesAbout(addressOf(name), output), name).toMatch(words);
}

/** Returns the lines about a page, each below the title of its test. */
function linesAbout(address: string, output: string): string {
  return output
    .split(/^ *● /m)
    .flatMap((section) => {
      const [title = '', ...lines] = section.split('\n');
      const own = lines.filter((line) => line.includes(`${address}: `));
      return own.length > 0 ? [title, ...own] : [];
    })
    .join('\n');
}

/** Expects `npm test` to end an effect without end, and to name its page. */
export async function expectEndlessPage(folder: Terminal): Promise<void> {
  const files = { ...filesOf(ENDLESS_PAGE), ...samplesOf([ENDLESS_PAGE]) };
  const output = await outputWith(folder, files, 'CONFORMANCE_SECONDS=5 npm test');
  expect.soft(output).toMatch(guideSays('endless-render'));
  expect.soft(output).toContain(`${addressOf(ENDLESS_PAGE.name)}, `);
}
