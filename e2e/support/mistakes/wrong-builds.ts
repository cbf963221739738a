import { guideSays } from '@careers/docs/mistakes';
import { expect } from '@playwright/test';
import type { Terminal } from '../terminal.ts';
import { OWN_PATH, SOUND_PAGE, filesOf, outputWith } from './wrong-files.ts';
import type { Files } from './wrong-files.ts';

/** Forty kilobytes of text that does not compress. */
const noise = () => {
  const words = Array.from({ length: 4_000 }, () => Math.random().toString(36).slice(2));
  return `export default ${JSON.stringify(words)};`;
};
const withWords = `import words from './words.ts';\nexport default function Page() { return <h1>{words}</h1>; }`;
const wordsOf = (name: string) => `src/pages${OWN_PATH}.${name}/words.ts`;
const renumbered = `npm version 9.0.0 --no-git-tag-version\n`;

/** Mistakes of each command; further ones have unit tests beside the rules. */
const WRONG_BUILDS: readonly [words: readonly RegExp[], Files, block: string][] = [
  [
    [guideSays('page-size'), guideSays('foreign-path')],
    {
      ...filesOf({ name: 'mots', page: withWords }),
      [wordsOf('mots')]: noise(),
      'src/pages/ailleurs/page.tsx': SOUND_PAGE,
      'src/pages/ailleurs/page.server.ts': '',
    },
    'npx careers check',
  ],
  [[guideSays('number-taken')], {}, 'npx careers publish --skip-tests'],
  [
    [guideSays('development-build')],
    {},
    `${renumbered}npx careers publish --development --allow-dirty --skip-tests`,
  ],
  [[guideSays('no-token')], {}, 'REGISTRY_TOKEN= npx careers list'],
  [[guideSays('registry-away')], {}, 'REGISTRY_URL=http://127.0.0.1:1 npx careers list'],
  [[guideSays('no-right')], {}, 'npx careers rollout mf-search 1.0.0 --percent 10 --reason "not ours"'],
  [
    [guideSays('package-style-sheet')],
    filesOf({ name: 'feuille', page: `import 'flatpickr/dist/flatpickr.css';\n${SOUND_PAGE}` }),
    'npx careers build',
  ],
  [[guideSays('missing-package')], withSwr(), 'mv node_modules/swr ..; npx careers build'],
];

function withSwr(): Files {
  const page = `import useSWR from 'swr';\nexport default function Page() { return <h1>{useSWR<string>('/a').data}</h1>; }`;
  return filesOf({ name: 'donnees', page });
}

/** Expects the guide’s words for each mistake in a remote of which 1.0.0 is published. */
export async function expectWrongBuilds(folder: Terminal): Promise<void> {
  for (const [words, files, block] of WRONG_BUILDS) {
    const output = await outputWith(folder, files, block);
    for (const said of words) expect.soft(output).toMatch(said);
  }
  await folder.type('mv ../swr node_modules');
}

/** Expects npm to refuse another React, and every build where its installation was forced. */
export async function expectWrongReact(folder: Terminal): Promise<void> {
  const wrong = 'react@18.3.1 react-dom@18.3.1';
  expect(await outputWith(folder, {}, `npm install ${wrong}`)).toContain('ERESOLVE');
  // In place of those of the folder: installing these again would take as long as all else.
  await folder.type(
    `npm install --prefix ../other ${wrong}\nmv node_modules/react ..; mv ../other/node_modules/react node_modules`,
  );
  expect(await outputWith(folder, {}, 'npx careers build')).toMatch(guideSays('react-major'));
  await folder.type('rm -r node_modules/react; mv ../react node_modules');
}
