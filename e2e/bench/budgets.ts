import type { Expectation } from './report/figure.ts';

const FIRST = 'npm run bench -- --only first-visit';
const NEXT = 'npm run bench -- --only next-page';

/**
 * What is expected. Budgets, which fail the run, are counts, sizes and ratios of what was measured in turns: they hold
 * on any machine. Goals are times, which only say something on a quiet one.
 */
export const FIRST_VISIT = {
  largestAgainstFile: {
    budget: { atMost: 1.1 },
    mend: `Something keeps the first screen waiting that its HTML does not: look at preloads, and run ${FIRST} again.`,
  },
  shift: {
    budget: { atMost: 0.001 },
    mend: 'Give what comes late its room: its width and height, or a fallback as high.',
  },
  blocking: { goal: { atMost: 100 } },
  searchScripts: {
    budget: { atMost: 145 },
    mend: 'See what a remote’s build lists as its largest modules; load what the first screen does without later.',
  },
  contentScripts: {
    budget: { atMost: 130 },
    mend: 'A content page needs the shell and its area only: see which script it asks for beside them.',
  },
  banners: {
    budget: { exactly: 1 },
    mend: 'The HTML of every page has the banner once: see shell/src/layout.',
  },
  thirdParties: {
    budget: { exactly: 0 },
    mend: 'Nothing of others may be asked before consent: see shell/src/client/third-parties.',
  },
} as const satisfies Record<string, Expectation>;

export const LIGHTHOUSE = {
  score: { goal: { atLeast: 98 } },
  bestScore: {
    budget: { atLeast: 98 },
    mend: 'Not one run was good enough, on a machine that can: see its audits with npx lighthouse --view.',
  },
  blocking: { goal: { atMost: 100 } },
} as const satisfies Record<string, Expectation>;

export const NEXT_PAGE = {
  coldAgainstDocument: {
    budget: { atMost: 1 },
    mend: `A link must never be slower than its document: see what comes before its HTML, ${NEXT}.`,
  },
  /** Not less: the page that was never pointed at comes with its HTML, and what the processor does for it stays. */
  readyAgainstCold: {
    budget: { atMost: 1 },
    mend: 'What was fetched ahead, or shown before, is asked for again: see shell/src/client/navigation.',
  },
  dataCold: {
    budget: { exactly: 1 },
    mend: 'A navigation asks the shell once for all of its data: see shell/src/client/navigation/site-router.ts.',
  },
  waitedForReady: {
    budget: { exactly: 0 },
    mend: 'A page that was fetched ahead, or shown before, needs nothing more: see page-answers.ts.',
  },
  interaction: { goal: { atMost: 100 } },
} as const satisfies Record<string, Expectation>;

export const SERVER = {
  cachedPerSecond: { goal: { atLeast: 4_000 } },
  cachedAgainstFile: {
    budget: { atLeast: 0.2 },
    mend: 'Something is done again for each visitor of a cached page: profile the shell with node --cpu-prof.',
  },
  cachedAgainstCompressing: {
    budget: { atLeast: 1.5 },
    mend: 'A cached page must be sent as it is kept, compressed once: see shell/src/server/pages/send-answer.ts.',
  },
  uncachedPerSecond: { goal: { atLeast: 250 } },
  uncachedMedian: { goal: { atMost: 12 } },
  uncachedAgainstCached: {
    budget: { atLeast: 0.025 },
    mend: 'Searching and rendering take too long beside sending: profile the job API and a render process on results pages.',
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
    mend: 'Every page under load must be whole: see the addresses below.',
  },
  searches: { goal: { exactly: 0 } },
} as const;
