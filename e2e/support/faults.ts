import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { COHORTS, integrityOfDirectory, placeOf } from '@careers/federation/node';
import { parseRemoteManifest } from '@careers/contract';
import { foldersOf, moveDocument } from '@careers/cli/files';
import { askForRoutes } from '@careers/cli/gate';
import { rollback, rollout } from '@careers/cli/moves';
import { cohortCookie } from './cohort.ts';
import { release, releaseDocument } from './own-shell.ts';
import type { OwnShell } from './own-shell.ts';
import type { ReleaseMap } from '../../shell/src/protocol/release-map.ts';

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
  // Calling it throws: a remote cannot end its process that way.
  exits: 'answered',
  'loops-forever': 'ended',
  leaks: 'ended',
  'forges-messages': 'ended',
  'signals-parent': 'answered',
  'status-none': 'answered',
  'redirects-away': 'answered',
  'redirects-to-itself': 'answered',
  'too-large': 'answered',
} as const satisfies Record<string, 'refused' | 'answered' | 'ended'>;
export type Fault = keyof typeof FAULTS;

/** Number of the version that makes a mistake. */
export function versionOf(fault: Fault): string {
  return `2.0.0-${fault}`;
}

/** Publishes the fixture without a fault, for everybody, and a version with each: the same build but for one word. */
export async function publishFaults(dataDirectory: string, faults: readonly Fault[]): Promise<void> {
  await release(dataDirectory, 'publish', FIXTURE, '--version', SOUND_VERSION);
  for (const fault of faults) await publishFault(dataDirectory, fault, versionOf(fault));
}

/** Puts a version with a fault into the store, under a number: past the gate, which would refuse some. */
export async function publishFault(dataDirectory: string, fault: Fault | 'none', version: string) {
  const { store } = foldersOf(dataDirectory);
  const [sound, faulty] = [SOUND_VERSION, version].map((each) => join(store, REMOTE, each)) as [
    string,
    string,
  ];
  await cp(sound, faulty, { recursive: true });
  const server = join(faulty, 'server');
  for (const file of await readdir(server)) {
    const text = await readFile(join(server, file), 'utf8');
    await writeFile(
      join(server, file),
      text
        .replaceAll('fault:none', `fault:${fault}`)
        .replaceAll(`${REMOTE}@${SOUND_VERSION}`, `${REMOTE}@${version}`),
    );
  }
  const text = await readFile(join(sound, 'remote.json'), 'utf8');
  const manifest = parseRemoteManifest(JSON.parse(text));
  const integrity = await integrityOfDirectory(server);
  await writeFile(
    join(faulty, 'remote.json'),
    JSON.stringify({ ...manifest, version, server: { ...manifest.server, integrity } }),
  );
}

/** Asks the gate for the routes of a version that was put into the store past it. */
export async function askGate(dataDirectory: string, fault: Fault): Promise<void> {
  const directory = join(foldersOf(dataDirectory).store, REMOTE, versionOf(fault));
  const text = await readFile(join(directory, 'remote.json'), 'utf8');
  return askForRoutes(directory, parseRemoteManifest(JSON.parse(text)));
}

/** Gives a version to a share of the visitors; returns the cookie of one of them, and that of one who keeps stable. */
export async function rollOut(dataDirectory: string, version: string, percent: number) {
  await moveDocument(
    foldersOf(dataDirectory),
    REMOTE,
    `rollout ${version}`,
    rollout(REMOTE, version, percent),
  );
  const salt = (await releaseDocument(dataDirectory)).remotes[REMOTE]?.salt ?? '';
  const cohorts = Array.from({ length: COHORTS }, (_, cohort) => cohort);
  const cookieOf = (isOnTrial: boolean) => {
    const cohort = cohorts.find((each) => placeOf(each, salt) < percent === isOnTrial) ?? 0;
    return cohortCookie(cohort);
  };
  return { onTrial: cookieOf(true), onStable: cookieOf(false) };
}

/** Takes the candidate back. */
export async function takeBack(dataDirectory: string): Promise<void> {
  await moveDocument(foldersOf(dataDirectory), REMOTE, `rollback ${REMOTE}`, rollback(REMOTE));
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
