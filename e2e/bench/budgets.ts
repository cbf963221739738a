import type { Expectation } from './report/figure.ts';

const FIRST = 'npm run bench -- --only first-visit';
const NEXT = 'npm run bench -- --only next-page';

/**
 * Budgets, which fail the run, are counts, sizes and ratios of alternating measurements: they hold on any machine.
 * Goals are times, which are significant on an idle machine only.
 */
export const FIRST_VISIT = {
  largestAgainstFile: {
    budget: { atMost: 1.1 },
    advice: `Something besides its HTML delays the first screen: check preloads, and run ${FIRST} again.`,
  },
  shift: {
    budget: { atMost: 0.001 },
    advice: 'Reserve space for late content: set width and height, or a fallback of the same height.',
  },
  blocking: { goal: { atMost: 100 } },
  searchScripts: {
    budget: { atMost: 145 },
    advice:
      'Check the largest modules that the remote’s build lists; defer what the first screen does not need.',
  },
  contentScripts: {
    budget: { atMost: 130 },
    advice: 'A content page needs the scripts of the shell and its area only: check for others.',
  },
  banners: {
    budget: { exactly: 1 },
    advice: 'The HTML of every page has the banner once: see shell/src/layout.',
  },
  thirdParties: {
    budget: { exactly: 0 },
    advice: 'No third party may be requested before consent: see shell/src/client/third-parties.',
  },
} as const satisfies Record<string, Expectation>;

export const LIGHTHOUSE = {
  score: { goal: { atLeast: 98 } },
  bestScore: {
    budget: { atLeast: 98 },
    advice: 'No run was good enough on this machine: see the audits with npx lighthouse --view.',
  },
  blocking: { goal: { atMost: 100 } },
} as const satisfies Record<string, Expectation>;

export const NEXT_PAGE = {
  coldAgainstDocument: {
    budget: { atMost: 1 },
    advice: `A client-side navigation must not be slower than loading the document: check what delays its HTML, ${NEXT}.`,
  },
  /** Not less: a cold page is shown from its HTML, and a prefetched one takes as much processor time. */
  readyAgainstCold: {
    budget: { atMost: 1 },
    advice: 'Prefetched or visited pages are requested again: see shell/src/client/navigation.',
  },
  dataCold: {
    budget: { exactly: 1 },
    advice: 'A navigation makes one data request: see shell/src/client/navigation/site-router.ts.',
  },
  waitedForReady: {
    budget: { exactly: 0 },
    advice: 'Prefetched or visited pages need no further requests: see shell/src/client/navigation.',
  },
  interaction: { goal: { atMost: 100 } },
} as const satisfies Record<string, Expectation>;

export const SERVER = {
  cachedPerSecond: { goal: { atLeast: 4_000 } },
  cachedAgainstFile: {
    budget: { atLeast: 0.2 },
    advice: 'Cached pages cost work for each request: profile the shell with node --cpu-prof.',
  },
  cachedAgainstCompressing: {
    budget: { atLeast: 1.5 },
    advice: 'Cached pages must be compressed once: see shell/src/server/pages/send-answer.ts.',
  },
  uncachedPerSecond: { goal: { atLeast: 250 } },
  uncachedMedian: { goal: { atMost: 12 } },
  /** Searching has budgets of its own, in `npm run bench:search`. */
  uncachedAgainstSearch: {
    budget: { atLeast: 0.15 },
    advice: 'Rendering is slow: profile a render process and the shell on results pages.',
  },
  farPage: { goal: { atMost: 40 } },
  facet: { goal: { atMost: 25 } },
  jobSheet: { goal: { atMost: 300 } },
  underLoad: {
    'while a release moves': { p50: { goal: { atMost: 40 } }, p99: { goal: { atMost: 400 } } },
    'while the API is down': { p50: { goal: { atMost: 40 } }, p99: { goal: { atMost: 400 } } },
  },
  wrongAnswers: {
    budget: { exactly: 0 },
    advice: 'All pages under load must be valid: see the URLs below.',
  },
  searches: { goal: { exactly: 0 } },
} as const;
