import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { hang, hangAlone } from './hang.ts';
import type { Surroundings } from './surroundings.ts';
import { send } from './visits.ts';
import type { Sending } from './visits.ts';

const VISITORS = 6;
const AGAIN_MILLISECONDS = 500;
const HANG_MILLISECONDS = 8_000;
/** Mails that were not taken are tried again after minutes. */
const MAILS_MILLISECONDS = 12 * 60_000;
const LOOK_MILLISECONDS = 2_000;

export interface Counted {
  /** Sendings that were thanked, and tries that it took. */
  thanked: number;
  tries: number;
  /** Applications that are stored with their file, and mails by their Message-IDs. */
  stored: number;
  mails: number;
  /** Mails that came again under the same Message-ID. */
  repeated: number;
  broken: string[];
}

/** Sends applications while the mail server and the job API are killed and hang; counts what has become of them. */
export async function playSendings(around: Surroundings, count: number): Promise<Counted> {
  const { shell, api, mailServer } = around;
  const troubles = troublesOf(around);
  const sendings = Array.from({ length: count }, () => ({
    email: `${randomUUID()}@exemple.fr`,
    key: randomUUID(),
  }));
  const every = Math.floor(count / (troubles.length + 1));
  let [tries, thanked] = [0, 0];
  let trouble = Promise.resolve();
  const rest = sendings.values();
  const visitor = async () => {
    for (const sending of rest) {
      while (!(await isThanked(sending))) await setTimeout(AGAIN_MILLISECONDS);
      thanked += 1;
      const next = thanked % every === 0 ? troubles.shift() : undefined;
      if (next) trouble = trouble.then(next);
    }
  };
  const isThanked = async (sending: Sending) => {
    tries += 1;
    return [200, 201].includes((await send(shell, sending)).status);
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  await trouble;

  const emails = new Set(sendings.map(({ email }) => email));
  const ours = async () => (await mailServer.mails()).filter(({ recipient }) => emails.has(recipient));
  const idsOf = (mails: { id: string }[]) => new Set(mails.map(({ id }) => id));
  const end = performance.now() + MAILS_MILLISECONDS;
  while (idsOf(await ours()).size < count && performance.now() < end) await setTimeout(LOOK_MILLISECONDS);
  const mails = await ours();
  const stored = (await api.stored()).filter((email) => emails.has(email));
  const broken = [
    ...differences('applications', stored, emails),
    ...differences('mails', [...new Map(mails.map(({ id, recipient }) => [id, recipient])).values()], emails),
  ];
  const ids = idsOf(mails).size;
  return { thanked, tries, stored: stored.length, mails: ids, repeated: mails.length - ids, broken };
}

/** The faults of the neighbours, in order. */
function troublesOf({ api, mailServer }: Surroundings): (() => Promise<void>)[] {
  const hangFor = async (resume: () => void) => {
    await setTimeout(HANG_MILLISECONDS);
    resume();
  };
  return [
    () => mailServer.kill(),
    () => mailServer.run(),
    async () => {
      await api.kill();
      await api.run();
    },
    async () => hangFor(await hang(mailServer.pid)),
    async () => hangFor(await hangAlone(api.pid)),
  ];
}

/** Returns what is missing, and what is there more than once. */
function differences(what: string, found: readonly string[], wanted: ReadonlySet<string>): string[] {
  const lost = [...wanted].filter((email) => !found.includes(email)).length;
  const doubled = found.length - new Set(found).size;
  return [
    ...(lost > 0 ? [`${lost} ${what} are lost`] : []),
    ...(doubled > 0 ? [`${doubled} ${what} are there twice`] : []),
  ];
}
