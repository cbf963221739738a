import { anApplication } from '../../shared/job-api/testing/forms.ts';
import type { OwnShell } from '../support/own-shell.ts';

/** Pages that everybody asks for: they are answered from the cache. */
export const CACHED = ['/', '/nos-metiers', '/offres-emploi', '/entreprendre', '/candidature-spontanee'];
const FORMS = '/api/v2.0/applicationswithoutaccount/';
const VISITORS = 4;
const PERCENTILE = 0.99;
/** Nobody waits longer for a form. */
const FORM_TIMEOUT_MILLISECONDS = 60_000;

export interface Seen {
  what: string;
  status: number;
  /** First heading of the page, or what the form was answered. */
  heading: string;
  milliseconds: number;
}

/** Asks for cached pages for so long; returns how the slowest but one in a hundred was answered, and what failed. */
export async function cachedPages(shell: OwnShell, milliseconds: number) {
  const end = performance.now() + milliseconds;
  const seen: Seen[] = [];
  const run = async (first: number) => {
    for (let index = first; performance.now() < end; index += 1)
      seen.push(await pageOf(shell, CACHED[index % CACHED.length] ?? '/'));
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, index) => run(index)));
  const times = seen.map((each) => each.milliseconds).sort((one, other) => one - other);
  return {
    asked: seen.length,
    slowest: times[Math.ceil(times.length * PERCENTILE) - 1] ?? Infinity,
    failed: seen.filter(({ status }) => status !== 200),
  };
}

/** Asks for the results of words that nobody has looked for. */
export function newSearch(shell: OwnShell, word: string): Promise<Seen> {
  return pageOf(shell, `/offres-emploi?keywords=${word}`);
}

async function pageOf({ address }: OwnShell, path: string): Promise<Seen> {
  const started = performance.now();
  const answer = await fetch(address + path);
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text()) ?? [];
  return {
    what: path,
    status: answer.status,
    heading: heading.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', "'"),
    milliseconds: Math.round(performance.now() - started),
  };
}

/** A form as a browser sends it again: with the key of the first time. */
export interface Sending {
  email: string;
  key: string;
}

/** Sends an application; status 0 where the connection breaks. */
export async function send({ address }: OwnShell, { email, key }: Sending): Promise<Seen> {
  const started = performance.now();
  const [status, heading] = await fetch(address + FORMS, {
    method: 'POST',
    body: anApplication('', { type: 'DCE', email }),
    headers: { 'idempotency-key': key, 'x-forwarded-for': addressOf(key) },
    signal: AbortSignal.timeout(FORM_TIMEOUT_MILLISECONDS),
  })
    .then(async (answer) => [answer.status, (await answer.text()).slice(0, 70)] as const)
    .catch((error: unknown) => [0, String(error)] as const);
  return { what: 'a form', status, heading, milliseconds: Math.round(performance.now() - started) };
}

/** Each visitor has an address of their own. */
function addressOf(key: string): string {
  const bytes = Buffer.from(key.replaceAll('-', ''), 'hex');
  return `10.${bytes[0]}.${bytes[1]}.${bytes[2]}`;
}
