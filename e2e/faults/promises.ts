import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { OwnShell } from '../support/own-shell.ts';
import type { Neighbour } from './surroundings.ts';
import { CACHED, cachedPages, newSearch, send } from './visits.ts';
import type { Seen } from './visits.ts';

/** Time limits for visitors while a neighbour hangs, in milliseconds. */
const PROMISES = { cached: 1_000, page: 20_000, form: 25_000, recovery: 60_000 };
const ATTEMPT_MILLISECONDS = 500;

export interface Played {
  seen: Seen[];
  /** Promises that were broken. */
  broken: string[];
  /** Time to recover once the fault is over. */
  recovery: number;
}

/** Has the pages rendered that visitors get from the cache. */
export async function warmUp(shell: OwnShell): Promise<void> {
  for (const path of CACHED) {
    const { status } = await newVisit(shell, path);
    if (status !== 200) throw new Error(`${path} is ${status} before anything hangs.`);
  }
}

/** Lets a neighbour hang for so long at least; returns what visitors saw meanwhile. */
export async function playHang(shell: OwnShell, neighbour: Neighbour, milliseconds: number): Promise<Played> {
  const broken: string[] = [];
  const promise = (isKept: boolean, text: string) => isKept || broken.push(`${neighbour.name}: ${text}`);
  const form = { email: `${randomUUID()}@exemple.fr`, key: randomUUID() };
  const resume = await neighbour.hang();
  let seen: Seen[];
  try {
    const [cached, search, sent] = await Promise.all([
      cachedPages(shell, milliseconds),
      newSearch(shell, randomUUID()),
      send(shell, form),
    ]);
    const slowest = { what: `${cached.asked} cached pages, 99 %`, heading: '', milliseconds: cached.slowest };
    seen = [{ ...slowest, status: cached.failed[0]?.status ?? 200 }, search, sent];
    promise(cached.failed.length === 0, `${cached.failed.length} cached pages failed`);
    promise(cached.slowest < PROMISES.cached, `cached pages took ${cached.slowest} ms`);
    const [page, taken] = neighbour.isNeeded
      ? [
          [200, 503],
          [201, 503],
        ]
      : [[200], [201]];
    promise(page.includes(search.status), `a search was ${search.status}`);
    promise(search.milliseconds < PROMISES.page, `a search took ${search.milliseconds} ms`);
    promise(taken.includes(sent.status), `a form was ${sent.status}: ${sent.heading}`);
    promise(sent.milliseconds < PROMISES.form, `a form took ${sent.milliseconds} ms`);
  } finally {
    resume();
  }
  const recovery = await recovered(shell, form);
  promise(recovery < PROMISES.recovery, `nothing was as before after ${recovery} ms`);
  return { seen, broken, recovery };
}

/** Sends the form again, as its visitor would, and asks for a search, until both are answered. */
async function recovered(shell: OwnShell, form: Parameters<typeof send>[1]): Promise<number> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  while (elapsed() < PROMISES.recovery) {
    const [search, sent] = await Promise.all([newSearch(shell, randomUUID()), send(shell, form)]);
    if (search.status === 200 && [200, 201].includes(sent.status)) break;
    await setTimeout(ATTEMPT_MILLISECONDS);
  }
  return elapsed();
}

async function newVisit(shell: OwnShell, path: string): Promise<Response> {
  const answer = await fetch(shell.address + path);
  await answer.text();
  return answer;
}
