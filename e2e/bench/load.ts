import autocannon from 'autocannon';
import { HEADING, NEW_HEADING, ownWords, publishChanged } from '../support/changed-remote.ts';
import { startDelayedApi } from '../support/delayed-api.ts';
import { OwnRegistry } from '../support/own-registry.ts';
import { startOwnShell } from '../support/own-shell.ts';
import { flawOf, versionIn } from './whole-answer.ts';

export interface LoadResult {
  name: 'while a release moves' | 'while the API is down';
  requests: number;
  p50: number;
  p99: number;
  /** Each kind of wrong response once, with its first URL; missing responses count too. */
  wrong: string[];
}

const CONNECTIONS = 8;
const MOVE_MILLISECONDS = 1_500;
const ROUNDS = 6;
const NEW_VERSION = '7.9.0';
const REMOTE = 'mf-entrepreneur';
const PAGES = ['/', '/entreprendre', '/nos-metiers', '/offres-emploi?keywords=boucher'];
const WORDS = ['boucher', 'caisse', 'drive', 'paie', 'cariste', 'primeur', 'livreur', 'manager'];

interface Load {
  name: LoadResult['name'];
  address: string;
  seconds: number;
  /** Returns the next path. */
  next(): string;
  /** Returns the expected status; 200 by default. */
  statusOf?(path: string): number;
  /** Returns a further error of a page. */
  check?(html: string): string | null;
}

/** Requests pages over concurrent connections, and validates every response. */
async function load({
  name,
  address,
  seconds,
  next,
  statusOf = () => 200,
  check,
}: Load): Promise<LoadResult> {
  const wrong = new Map<string, string>();
  const judge = (path: string, status: number, html: string) => {
    const flaw = status === statusOf(path) ? (flawOf(html) ?? check?.(html)) : `its status is ${status}`;
    if (flaw && !wrong.has(flaw)) wrong.set(flaw, path);
  };
  const { requests, latency, errors } = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        setupRequest(request, context) {
          const path = next();
          Object.assign(context, { path });
          return { ...request, path };
        },
        onResponse(status, body, context) {
          judge('path' in context ? String(context.path) : '', status, body);
        },
      },
    ],
  });
  if (errors > 0) wrong.set(`${errors} requests failed`, name);
  return {
    name,
    requests: requests.total,
    p50: latency.p50,
    p99: latency.p99,
    wrong: [...wrong].map(([flaw, path]) => `${path}: ${flaw}`),
  };
}

/** Cycles through paths, which are cached after the first round. */
function inTurn(paths: readonly string[]): () => string {
  let turn = 0;
  return () => paths[turn++ % paths.length] ?? '/';
}

/** Returns a new search at each call. */
function newSearches(): () => string {
  let turn = 0;
  return () => {
    turn += 1;
    const word = WORDS[turn % WORDS.length];
    return `/offres-emploi?keywords=${word}&codeTown=town_44109&radius=${5 + (turn % 96)}&nth=${turn}`;
  };
}

/** Requests pages while a remote is promoted and rolled back: each must be of one version, never of both. */
export async function loadWhileReleaseMoves(apiAddress: string, seconds: number): Promise<LoadResult> {
  const registry = await OwnRegistry.start();
  const shell = await startOwnShell({ apiAddress, releases: registry });
  await publishChanged(registry, NEW_VERSION);
  const mover = setInterval(() => void moveOn(registry).catch(() => undefined), MOVE_MILLISECONDS);
  const seen = new Set<string | undefined>();
  const run = () =>
    load({
      name: 'while a release moves',
      address: shell.address,
      seconds,
      next: inTurn(['/entreprendre', ...PAGES]),
      check(html) {
        const version = versionIn(html, REMOTE);
        seen.add(version);
        const isPage = html.includes(ownWords(HEADING)) || html.includes(ownWords(NEW_HEADING));
        const title = version === NEW_VERSION ? NEW_HEADING : HEADING;
        return isPage && !html.includes(ownWords(title)) ? `its title is not that of ${version}` : null;
      },
    });
  try {
    let result = await run();
    // On a busy machine the release changes late: repeats until both versions were served.
    for (let round = 1; round < ROUNDS && seen.size < 2 && result.wrong.length === 0; round += 1)
      result = await run();
    if (seen.size < 2) result.wrong.push('the release did not move');
    return result;
  } finally {
    clearInterval(mover);
    await shell.stop();
    await registry.stop();
  }
}

/** Promotes the changed version, or rolls it back. */
async function moveOn(registry: OwnRegistry): Promise<void> {
  const { revision, document } = await registry.production();
  const isNew = document.remotes[REMOTE]?.stable === NEW_VERSION;
  const move = isNew
    ? ({ remote: REMOTE, action: 'rollback' } as const)
    : ({ remote: REMOTE, action: 'promote', version: NEW_VERSION } as const);
  await registry.move(revision, move);
}

/** Requests pages while the API is down: cached ones are served, others answer 503 with a complete page. */
export async function loadWhileApiIsDown(apiAddress: string, seconds: number): Promise<LoadResult> {
  const api = await startDelayedApi(apiAddress);
  api.release();
  const shell = await startOwnShell({ apiAddress: api.address });
  try {
    for (const path of PAGES) await (await fetch(shell.address + path)).text();
    await api.stop();
    const cached = inTurn(PAGES);
    const uncached = newSearches();
    let turn = 0;
    return await load({
      name: 'while the API is down',
      address: shell.address,
      seconds,
      next: () => (turn++ % 4 === 0 ? uncached() : cached()),
      statusOf: (path) => (PAGES.includes(path) ? 200 : 503),
    });
  } finally {
    await shell.stop();
  }
}
