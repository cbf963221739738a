import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement, isValidElement, version } from 'react';
import { renderToString } from 'react-dom/server';
import semver from 'semver';
import { guideSays } from '@careers/docs/mistakes';
import { testConfiguration } from '@careers/testing';
import { ForeignRemotes } from '../testing/foreign-remotes.ts';
import { otherMajors } from './installed-ranges.ts';

const NOTE = `
import { useId } from 'react';
import { defineWidget } from '@careers/platform';

const Note = () => <p id={useId()}>Une note</p>;
export default defineWidget({ name: 'note', load: () => Promise.resolve(null), Component: Note });
`;

const NEWER = String(semver.inc(version, 'patch'));
const foreign = (name: string, react: string) => ({
  name,
  widgets: ['note'],
  files: { 'src/widgets/note/index.tsx': NOTE },
  installed: { react, '@careers/platform': '1.0.0' },
});

let remotes: ForeignRemotes;
beforeAll(async () => {
  remotes = await ForeignRemotes.publish(foreign('mf-abroad', '19.3.0'), foreign('mf-ahead', NEWER));
});
afterAll(() => remotes.remove());

test('[TEAM-01] [TEAM-02] a remote built with another patch of React runs with the shell’s', async () => {
  expect(version).not.toBe('19.3.0');
  const { manifest, widget } = await remotes.loader().load('mf-abroad', '1.0.0');
  expect(manifest.shared).toEqual({
    react: '^19.3.0',
    'react/jsx-runtime': '^19.3.0',
    '@careers/platform': '^1.0.0',
  });
  const html = (await widget('note')).render(null, {
    configuration: testConfiguration,
    identifierPrefix: '',
    // A hook of another copy of React would throw.
    renderToHtml: (element) => renderToString(isValidElement(element) ? element : createElement('i')),
  });
  expect(html).toMatch(/<p id="[^"]+">Une note<\/p>/);
});

test('[TEAM-02] a remote built with a newer React than the shell’s is refused, with both versions', async () => {
  await expect(remotes.loader().load('mf-ahead', '1.0.0')).rejects.toThrow(
    `mf-ahead@1.0.0 needs a newer shell than this one: it needs react ^${NEWER}, and gets ${version}`,
  );
});

test('another major version of a shared package is reported, with what to install', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'majors-'));
  const install = async (name: string, version: string) => {
    await mkdir(join(folder, 'node_modules', name), { recursive: true });
    await writeFile(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
  };
  await install('react', '19.0.0');
  await install('react-dom', '18.3.1');
  const reported = otherMajors(folder);
  expect(reported.join()).toMatch(guideSays('react-major'));
  expect(reported).toEqual([
    `react-dom 18.3.1 is installed, and the site has 19: npm install --save-exact react-dom@${version}`,
  ]);
  await rm(folder, { recursive: true });
});
