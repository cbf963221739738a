import type { Queue } from 'pg-boss';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Dead-letter queue of jobs without tries left: `npm run jobs` lists and retries them. */
export const DEAD_LETTERS = 'dead-letters';

export type QueueSettings = Omit<Queue, 'name'>;

/** Tried again after one minute, two, four… and every six hours, for two days. */
const mail: QueueSettings = {
  retryLimit: 14,
  retryDelay: MINUTE,
  retryBackoff: true,
  retryDelayMax: 6 * HOUR,
  expireInSeconds: 5 * MINUTE,
  // A process that was killed leaves its jobs to others, or to itself, after so long.
  heartbeatSeconds: 30,
  retentionSeconds: 30 * DAY,
  deadLetter: DEAD_LETTERS,
  notify: true,
};

/** `short`: one waits at most; it does what several would have done. */
const daily: QueueSettings = {
  policy: 'short',
  retryLimit: 5,
  retryDelay: 10 * MINUTE,
  retryBackoff: true,
  expireInSeconds: 6 * HOUR,
  heartbeatSeconds: 60,
  deadLetter: DEAD_LETTERS,
  notify: true,
};

/** Background jobs of the server. */
export const QUEUES = {
  'application-confirmation': mail,
  'newer-cv': mail,
  'apply-later': mail,
  'alert-confirmation': mail,
  'alert-digests': daily,
  retention: daily,
  'daily-offers': { ...daily, deleteAfterSeconds: DAY },
} as const satisfies Record<string, QueueSettings>;

export type QueueName = keyof typeof QUEUES;

/** Kept for as long as what it is about: thirteen months. */
export const DEAD_LETTER_QUEUE: QueueSettings = { retentionSeconds: 400 * DAY };
