import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { routes } from '@careers/federation/checks';
import { COHORTS, getsCandidate } from '@careers/federation/node';
import type { ReleaseDocument } from '@careers/contract';
import { introduce, rollback, rollout } from '@careers/releases/rules/moves';
import type { ReleaseMap } from '../../shell/src/protocol/release-map.ts';
import { copyBuild, readManifest } from './changed-build.ts';
import type { BuildChange } from './changed-build.ts';
import { cohortCookie } from './cohort.ts';
import type { OwnShell } from './own-shell.ts';
import { ReleaseFolder } from './release-folder.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..');
const FIXTURE = resolve(import.meta.dirname, '..', 'fixtures', 'faults');
export const REMOTE = 'mf-fault';
const SOUND_VERSION = '1.0.0';
/** Robots get stable versions. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** The mistakes that a version can make, with what becomes of it. */
export const FAULTS = {
  'routes-throw': 'refused',
  'duplicate-id': 'refused',
  'steals-path': 'refused',
  throws: 'answered',
  'throws-rendering': 'answered',
  'never-ends': 'answered',
  'throws-later': 'ended',
  'rejects-later': 'ended',
  'names-others': 'ended',
  // Calling it throws: a remote cannot end its process that way.
  exits: 'answered',
  'loops-forever': 'ended',
  leaks: 'ended',
  'forges-messages': 'ended',
  'signals-parent': 'answered',
  'status-none': 'answered',
  'status-empty': 'answered',
  'redirects-away': 'answered',
  'redirects-to-itself': 'answered',
  'too-large': 'answered',
  'takes-page-away': 'answered',
  floods: 'ended',
  'opens-debugger': 'answered',
  'opens-database': 'answered',
  listens: 'answered',
} as const satisfies Record<string, 'refused' | 'answered' | 'ended'>;
export type Fault = keyof typeof FAULTS;

/** Number of the version that makes a mistake. */
export function versionOf(fault: Fault): string {
  return `2.0.0-${fault}`;
}

/** Returns a folder that releases the fixture without a fault, and has a version with each: some no registry would take. */
export async function releaseFaults(faults: readonly Fault[]): Promise<ReleaseFolder> {
  const folder = await ReleaseFolder.create();
  await addFault(folder, 'none', SOUND_VERSION);
  await folder.move(introduce(REMOTE, SOUND_VERSION));
  for (const fault of faults) await addFault(folder, fault, versionOf(fault));
  return folder;
}

/** Puts a version with a fault into the store, under a number: the same build but for one word. */
export async function addFault(folder: ReleaseFolder, fault: Fault | 'none', version: string): Promise<void> {
  await copyBuild(await builtFixture(), folder.buildOf(REMOTE, version), version, withFault(fault));
}

/** Returns the change of the fixture's build that makes a mistake. */
export function withFault(fault: Fault | 'none'): BuildChange {
  return fault === 'none' ? {} : { server: (text) => text.replaceAll('fault:none', `fault:${fault}`) };
}

/** Returns what the gate has against a build, null where it passes. */
export async function gateReason(directory: string): Promise<string | null> {
  return routes.check({ manifest: await readManifest(directory), directory });
}

let built: Promise<string> | undefined;

/** Builds the fixture once; returns the folder of the build. */
export function builtFixture(): Promise<string> {
  const program = join(PROJECT, 'shared', 'cli', 'src', 'command-line', 'main.ts');
  built ??= promisify(execFile)(process.execPath, [program, 'build', FIXTURE]).then(() =>
    join(FIXTURE, 'dist', 'remote'),
  );
  return built;
}

/** Rolls a version out to a share of visitors; returns a cohort cookie of the canary, and one of the stable version. */
export async function rollOut(folder: ReleaseFolder, version: string, percent: number) {
  await folder.move(rollout(REMOTE, version, percent));
  return cookiesOf(await folder.document());
}

/** Returns a cohort cookie that gets the candidate, and one that keeps the stable version. */
export function cookiesOf({ remotes }: ReleaseDocument, remote = REMOTE) {
  const release = remotes[remote];
  const cohorts = Array.from({ length: COHORTS }, (_, cohort) => cohort);
  const cookieOf = (isCanary: boolean) =>
    cohortCookie(
      cohorts.find((each) => (release !== undefined && getsCandidate(release, each)) === isCanary) ?? 0,
    );
  return { canaryCookie: cookieOf(true), stableCookie: cookieOf(false) };
}

/** Rolls the candidate back. */
export async function rollBack(folder: ReleaseFolder): Promise<void> {
  await folder.move(rollback(REMOTE));
}

/** Returns the version of the fixture that a visitor is given now. */
export async function givenTo(cookie: string, { address }: OwnShell): Promise<string | undefined> {
  const response = await fetch(`${address}/_release`, { headers: { cookie, 'user-agent': PERSON } });
  const { remotes } = (await response.json()) as ReleaseMap;
  return remotes.find(({ name }) => name === REMOTE)?.version;
}

/** Returns a page as a visitor gets it. */
export async function visit(cookie: string, { address }: OwnShell, path: string) {
  const started = performance.now();
  const response = await fetch(address + path, { headers: { cookie, 'user-agent': PERSON } });
  const heading = /<h1[^>]*>([^<]*)</.exec(await response.text())?.[1] ?? '';
  return { status: response.status, heading, milliseconds: Math.round(performance.now() - started) };
}

const PAGES = ['/', '/nos-metiers', '/offres-emploi', '/entreprendre', '/candidature-spontanee', '/panne'];

/** Asks for pages of all areas, one after the other, until it is stopped; then says what was not a page. */
export function constantLoad(
  { address }: Pick<OwnShell, 'address'>,
  cookies: readonly string[] = [''],
  { pages = PAGES, pauseMilliseconds = 0 } = {},
) {
  const failed: string[] = [];
  let asked = 0;
  let isStopped = false;
  const run = async () => {
    while (!isStopped) {
      const path = pages[asked % pages.length] ?? '/';
      asked += 1;
      // An address of its own, now and then: no edge has it.
      const url = `${address}${path}${asked % 5 === 0 ? `?visite=${asked}` : ''}`;
      const cookie = cookies[asked % cookies.length] ?? '';
      const status = await fetch(url, { headers: { cookie, 'user-agent': PERSON } })
        .then(async (response) => (await response.text()) && response.status)
        .catch(String);
      if (status !== 200) failed.push(`${path}: ${status}`);
      if (pauseMilliseconds > 0) await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  };
  const running = run();
  return async () => {
    isStopped = true;
    await running;
    return { asked, failed };
  };
}
