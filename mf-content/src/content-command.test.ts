/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const area = resolve(__dirname, '..');
let copy: string;

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(join(area, 'content'), join(copy, 'content'), { recursive: true });
  await cp(join(area, 'package.json'), join(copy, 'package.json'));
  await symlink(resolve(area, '..', 'node_modules'), join(copy, 'node_modules'));
});
afterEach(() => rm(copy, { recursive: true }));

/** Runs `npm run content`. */
const check = () =>
  new Promise<{ code: number; said: string }>((done) => {
    execFile(process.execPath, [join(copy, 'content/run.ts')], (error, output, errors) =>
      done({ code: Number(error?.code ?? 0), said: output + errors }),
    );
  });

const edit = async (file: string, written: string, broken: string) => {
  const path = join(copy, 'content', file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(written);
  await writeFile(path, text.replace(written, broken));
};

it('lets a whole page pass, and stops a broken one with the file, the place and what to write', async () => {
  expect(await check()).toMatchObject({ code: 0 });
  await edit('pages/news.ts', "title: 'Actualités',", '');
  await edit('jobs/stores/boucherie.ts', "time: '6\u00a0h'", "time: '6 heures'");
  await edit('entities/utile.ts', "picture: 'scene-village'", "picture: 'scene-villlage'");
  const { code, said } = await check();
  expect(code).toBe(1);
  expect(said.split('\n').map((line) => line.trim())).toEqual([
    'The content of mf-content cannot be published:',
    'mf-content/content/pages/news.ts, the file: “title” is missing: write it',
    expect.stringMatching(
      /^mf-content\/content\/entities\/utile\.ts, .*“scene-villlage” cannot be used: write the name/,
    ),
    expect.stringMatching(
      /^mf-content\/content\/jobs\/stores\/boucherie\.ts, moments\[0\]\.time: “6 heures” has not/,
    ),
    '',
  ]);
});
