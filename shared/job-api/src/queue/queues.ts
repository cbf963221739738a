import type { Queue } from 'pg-boss';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Dead-letter queue of jobs without retries left: `npm run jobs` lists and retries them. */
export const DEAD_LETTERS = 'dead-letters';

export type QueueSettings = Omit<Queue, 'name'>;

/** Retried after one minute, two, four… up to every six hours, for two days. */
const mail: QueueSettings = {
  retryLimit: 14,
  retryDelay: MINUTE,
  retryBackoff: true,
  retryDelayMax: 6 * HOUR,
  expireInSeconds: 5 * MINUTE,
  // Time after which jobs of a killed process are taken over.
  heartbeatSeconds: 30,
  retentionSeconds: 30 * DAY,
  deadLetter: DEAD_LETTERS,
  notify: true,
};

/** `short`: at most one pending job, which replaces several. */
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

/** Retained as long as its subject: thirteen months. */
export const DEAD_LETTER_QUEUE: QueueSettings = { retentionSeconds: 400 * DAY };
