import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guideSays } from '@careers/docs/mistakes';
import { aManifest, aPage, aServerBuild } from '@careers/testing/builds';
import { loadApart } from './load-apart.ts';
import { checkRoutes } from './routes.ts';

const manifest = aManifest();
let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'routes-'));
  await mkdir(join(directory, 'server'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const build = (source: string) => writeFile(join(directory, 'server', manifest.server.entry), source);
const pages = (...all: string[]) => `{ contract: 2, name: 'mf-search', pages: [${all.join()}] }`;

it('[REL-05] accepts a build with only its own routes', async () => {
  await build(aServerBuild());
  expect(await loadApart({ directory, manifest })).toBeNull();
});

it.each<readonly [what: string, area: string, reason: RegExp]>([
  [
    'takes a path of another',
    pages(aPage('accueil', '/'), aPage('nos-offres', '/nos-offres/:label')),
    /^The area of mf-search@1\.0\.0 has something at \/, which its manifest does not claim: in src\/area\.tsx, remove it, or add its path to "mount"/,
  ],
  [
    'uses an id twice',
    pages(aPage('favoris', '/offres-emploi'), aPage('favoris', '/nos-offres/favoris')),
    /^The area of mf-search@1\.0\.0 uses the page id favoris twice: in src\/area\.tsx, keep one page of each folder/,
  ],
  [
    'takes a path of the shell',
    pages(aPage('offre', '/offres-emploi'), aPage('_release', '/_release')),
    /^The area of mf-search@1\.0\.0 has something at \/_release, which its manifest does not claim/,
  ],
  [
    'has a page without a module',
    "{ contract: 2, name: 'mf-search', pages: [{ id: 'a', paths: ['/offres-emploi'] }] }",
    /has a page that is none \(number 1\): in src\/area\.tsx, list the pages of @careers\/platform\/pages/,
  ],
  [
    'throws when it is loaded',
    "(() => { throw new Error('no routes today'); })()",
    /^mf-search@1\.0\.0 does not start: \.\/area cannot be loaded.*no routes today/s,
  ],
  [
    'calls process.exit',
    '(() => process.exit(0))()',
    /^mf-search@1\.0\.0 does not start: .*process\.exit was called/s,
  ],
  [
    'ends the process',
    '(() => process.reallyExit(0))()',
    /^mf-search@1\.0\.0 ended the process that loaded it/,
  ],
  [
    'throws what nobody catches',
    "(() => { void Promise.reject(new Error('too late')); return { contract: 2, name: 'mf-search', pages: [] }; })()",
    /^mf-search@1\.0\.0 ended the process that loaded it \(Error: too late\): nothing in src\/area\.tsx/,
  ],
  [
    'takes all memory',
    '(() => { const kept = []; for (;;) kept.push(new Array(1_000_000).fill(kept.length)); })()',
    /^mf-search@1\.0\.0 ended the process that loaded it \(FATAL ERROR: .*heap/,
  ],
  [
    'reads a file of the machine',
    "require('node:fs').readFileSync('/etc/hostname')",
    /^mf-search@1\.0\.0 does not start: .*Access to this API has been restricted/s,
  ],
  ...(
    [
      ['signals its parent', "process.kill(process.ppid, 'SIGUSR1')", /process\.kill was called/],
      ['opens the debugger of its parent', 'process._debugProcess(process.ppid)', /_debugProcess was called/],
      ['opens a debugger', "require('inspector').open(0)", /node:inspector was imported/],
      [
        'finds the debugger',
        "process.getBuiltinModule('node:inspector').open(0)",
        /node:inspector was imported/,
      ],
      ['opens a database', "require('node:sqlite')", /node:sqlite was imported/],
      ['listens', "require('node:http').createServer().listen(0)", /listen was called/],
      ['slows others down', "require('node:os').setPriority(process.ppid, 19)", /setPriority was called/],
      ['becomes another user', 'process.setuid(1)', /process\.setuid was called/],
    ] as const
  ).map(
    ([what, code, reason]) =>
      [what, `(() => ${code})()`, new RegExp(`does not start: .*${reason.source}`, 's')] as const,
  ),
  [
    'writes to descriptors that are not its own',
    "(() => { require('node:fs').writeSync(3, 'null\\n'); return { contract: 2, name: 'mf-search', pages: [] }; })()",
    /^mf-search@1\.0\.0 ended the process that loaded it/,
  ],
  [
    'answers without end',
    "(() => { for (;;) require('node:fs').writeSync(3, 'null\\n'); })()",
    /^mf-search@1\.0\.0 ended the process that loaded it/,
  ],
  [
    'starts a program',
    "require('node:child_process').execSync('id')",
    /^mf-search@1\.0\.0 does not start: .*Access to this API has been restricted/s,
  ],
])('[REL-05] [FUSE-01] refuses a build that %s, and says what to do', async (_what, area, reason) => {
  await build(aServerBuild({ area }));
  // Exhausting the memory takes longer than a build's timeout on a busy machine.
  expect(await loadApart({ directory, manifest }, { milliseconds: 30_000 })).toMatch(reason);
});

it.each([
  [guideSays('outside-manifest'), pages(aPage('accueil', '/'))],
  [guideSays('area-throws'), "(() => { throw new Error('no routes today'); })()"],
  [guideSays('process-exit'), '(() => process.exit(0))()'],
])('[TEAM-07] the message matches the guide: %s', async (words, area) => {
  await build(aServerBuild({ area }));
  expect(await loadApart({ directory, manifest }, { milliseconds: 30_000 })).toMatch(words);
});

it.each([
  ['loops', '(() => { for (;;); })()'],
  ['never answers', 'await new Promise(() => undefined)'],
])('[REL-05] [FUSE-01] times out a build that %s', async (_what, area) => {
  await build(aServerBuild({ area }));
  expect(await loadApart({ directory, manifest }, { milliseconds: 400 })).toMatch(
    /^mf-search@1\.0\.0 was not loaded within 0\.4 s: look for an endless loop/,
  );
});

it('[SEC-01] the build cannot access the environment, nor answer in the gate’s name', async () => {
  process.env['SECRET_TOKEN'] = 'secret';
  const area = "(() => { process.send?.({ kind: 'sound' }); throw JSON.stringify(process.env); })()";
  await build(aServerBuild({ area }));
  const reason = await loadApart({ directory, manifest });
  expect(reason).toMatch(/does not start/);
  expect(reason).not.toMatch(/secret/);
  delete process.env['SECRET_TOKEN'];
});

it('[REL-05] loads widgets too', async () => {
  await build(aServerBuild({ widget: '{ contract: 1 }' }));
  expect(await loadApart({ directory, manifest })).toMatch(
    /mf-search@1\.0\.0 exposes no \S*search-bar of contract 2/,
  );
});

it('[REL-05] a build of one team does not wait for builds of another', async () => {
  await build(aServerBuild({ area: '(() => { for (;;); })()' }));
  const loops = [1, 2, 3].map(() => checkRoutes({ directory, manifest }, { milliseconds: 1_500 }));
  const other = await mkdtemp(join(tmpdir(), 'routes-'));
  await mkdir(join(other, 'server'));
  await writeFile(
    join(other, 'server', manifest.server.entry),
    aServerBuild().replaceAll('mf-search', 'mf-offer'),
  );
  const sound = checkRoutes({ directory: other, manifest: { ...manifest, name: 'mf-offer' } });
  const first = await Promise.race([Promise.all(loops), sound]);
  expect(first).toBeNull();
  await Promise.all(loops);
  await rm(other, { recursive: true });
});
