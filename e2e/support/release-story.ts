import { performance } from 'node:perf_hooks';
import type { OwnRegistry } from './own-registry.ts';
import type { OwnShell } from './own-shell.ts';

const REMOTE = 'mf-offer';
const SOUND = '9.4.0';
const WORSE = '9.5.0';
const COHORTS = 4_096;
const OFFERS = 4_000;
const OFFERS_AT_ONCE = 100;
const VISITORS_AT_ONCE = 4;
const MAX_VISITORS = 20_000;
const MAX_WAIT_MILLISECONDS = 60_000;

export interface Story {
  registry: OwnRegistry;
  shell: OwnShell;
  apiAddress: string;
  /** The worse version fails for one offer in so many. */
  failsFor: number;
  say(line: string): void;
}

/** Result of a story, for its visitors and in the registry's log. */
export interface StoryEnd {
  visitors: number;
  /** Statuses that they got. */
  statuses: number[];
  /** From the halt until a visitor who had the worse version got the released one. */
  takenBackMilliseconds: number;
  /** Output of `careers log` at the end. */
  history: string;
}

/**
 * Plays releases of the offers' remote as a release manager would, with simulated visitors: a sound version from its checks
 * to everybody, then one that fails for some offers and halts itself, then the way back.
 */
export async function playReleases({ registry, shell, apiAddress, failsFor, say }: Story): Promise<StoryEnd> {
  const run = async (...words: string[]) => {
    say(`\n$ npm run release -- ${words.map((word) => (/\s/.test(word) ? `"${word}"` : word)).join(' ')}`);
    const printed = await registry.release(...words);
    say(printed.replace(/^/gm, '  '));
    return printed;
  };
  const visitors = new Visitors(shell.address, await offersOf(apiAddress));

  say(`# A sound version of ${REMOTE} is published, and proves itself before anybody gets it.`);
  await registry.publishAgain(REMOTE, SOUND);
  await run(
    'environment',
    'require',
    'gate',
    'render',
    'rehearsal',
    '--reason',
    'Nobody meets a mistake first.',
  );
  await visitors.come(30);
  await run(
    'rollout',
    REMOTE,
    SOUND,
    '--percent',
    '0',
    '--reason',
    'Rehearse it on pages that visitors open.',
  );
  await until(async () =>
    /check rehearsal +passed/.test(await registry.release('show', `${REMOTE}@${SOUND}`)),
  );
  await run('show', `${REMOTE}@${SOUND}`);
  await run('rollout', REMOTE, SOUND, '--percent', '5', '--reason', 'Its checks have passed.');
  await visitors.come(150);
  // Shells report every ten seconds.
  await until(async () => /[1-9]\d* of \d+ pages|0 of [1-9]\d* pages/.test(await registry.release('list')));
  await run('list');
  await run('promote', REMOTE, SOUND, '--reason', 'Nothing speaks against it.');

  say(
    `\n# The next one fails for one offer in ${failsFor}. Its team is in a hurry, and overrides the rehearsal.`,
  );
  await registry.publishAgain(REMOTE, WORSE, {
    server: (text) =>
      text.replace(
        'const isHeroInView',
        `if (Number(offer.reference.split('-')[1]) % ${failsFor} === 0) throw new Error('no drawing');\n    const isHeroInView`,
      ),
  });
  await run('rollout', REMOTE, WORSE, '--percent', '20', '--despite-checks', 'It is urgent.');
  const given = await visitors.cohortOf(WORSE);
  await visitors.comeUntil(
    async () => (await registry.production()).document.remotes[REMOTE]?.candidate === null,
  );
  const halted = performance.now();
  await until(async () => !(await visitors.isGiven(given, WORSE)));
  const takenBackMilliseconds = performance.now() - halted;
  const { count, statuses } = visitors;
  say(`\n# It has halted itself. ${count} visitors got these answers: ${[...statuses].join(', ')}.`);

  say('\n# The sound version is rolled back too, since its team has another plan.');
  await run('rollback', REMOTE, '--reason', 'Another plan.');
  const history = await run('log', REMOTE);
  return { visitors: count, statuses: [...statuses], takenBackMilliseconds, history };
}

async function offersOf(apiAddress: string): Promise<string[]> {
  const pages = Array.from({ length: OFFERS / OFFERS_AT_ONCE }, async (_, page) => {
    const answer = await fetch(`${apiAddress}/api/v2.0/offers/?size=${OFFERS_AT_ONCE}&page=${page}`);
    return ((await answer.json()) as { list: { url: string }[] }).list.map(({ url }) => url);
  });
  return (await Promise.all(pages)).flat();
}

async function until(hasHappened: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MILLISECONDS;
  while (!(await hasHappened())) {
    if (performance.now() > deadline)
      throw new Error(`It has not happened within ${MAX_WAIT_MILLISECONDS} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Visitors of all cohorts, each of whom opens another offer. */
class Visitors {
  readonly #site: string;
  readonly #paths: readonly string[];
  readonly statuses = new Set<number>();
  count = 0;

  constructor(site: string, paths: readonly string[]) {
    this.#site = site;
    this.#paths = paths;
  }

  async come(visitors: number): Promise<void> {
    const last = this.count + visitors;
    const comeOneByOne = async () => {
      while (this.count < last) await this.#visit();
    };
    await Promise.all(Array.from({ length: VISITORS_AT_ONCE }, comeOneByOne));
  }

  async comeUntil(hasHappened: () => Promise<boolean>): Promise<void> {
    while (!(await hasHappened())) {
      if (this.count > MAX_VISITORS) throw new Error(`It has not happened after ${this.count} visitors.`);
      await this.come(50);
    }
  }

  /** Returns a cohort that is given a version. */
  async cohortOf(version: string): Promise<number> {
    for (let cohort = 0; cohort < COHORTS; cohort += 1)
      if (await this.isGiven(cohort, version)) return cohort;
    throw new Error(`Nobody is given ${version}.`);
  }

  async isGiven(cohort: number, version: string): Promise<boolean> {
    const headers = headersOf(cohort);
    return (await (await fetch(`${this.#site}/_release`, { headers })).text()).includes(`"${version}"`);
  }

  async #visit(): Promise<void> {
    const number = this.count;
    this.count += 1;
    const headers = headersOf((number * 17) % COHORTS);
    const answer = await fetch(this.#site + (this.#paths[number % this.#paths.length] ?? '/'), { headers });
    await answer.arrayBuffer();
    this.statuses.add(answer.status);
  }
}

/** Robots have no cohort. */
function headersOf(cohort: number) {
  return {
    cookie: `careers_release=${cohort.toString(16).padStart(3, '0')}`,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  };
}
