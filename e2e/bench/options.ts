import { parseArgs } from 'node:util';

export const PARTS = ['first-visit', 'next-page', 'lighthouse', 'server'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  parts: readonly Part[];
  runs: number;
  json: string | undefined;
}

const RUNS = 5;

export const HELP = `npm run bench -- [options]

Measures what a newcomer on a slow phone lives through, beside the same pages as files from nginx, and what the
servers take. A broken budget fails the run; a goal that is missed is only shown.

  --only PARTS   some of ${PARTS.join(', ')}, with commas between them
  --runs N       how often each thing is measured (${RUNS}); medians are shown
  --quick        one run of each: for a look, not for a judgement
  --json FILE    also writes every figure, with its runs, to a file
  --help         this text

All of it takes about half an hour, --quick under ten minutes. e2e/bench/README.md says what is measured and how.`;

/**
 * Reads the command line; null when help is asked for.
 * @throws Error with what to write instead.
 */
export function readOptions(words: readonly string[]): Options | null {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: { type: 'string' },
      runs: { type: 'string' },
      quick: { type: 'boolean', default: false },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const runs = Number(values.runs ?? (values.quick ? 1 : RUNS));
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs}: write a whole number from 1, such as --runs ${RUNS}.`);
  return { parts: values.only === undefined ? PARTS : partsOf(values.only), runs, json: values.json };
}

function partsOf(only: string): Part[] {
  const isPart = (name: string): name is Part => PARTS.some((part) => part === name);
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isPart(name));
  if (unknown !== undefined)
    throw new Error(`--only ${only}: there is no part “${unknown}”; there are ${PARTS.join(', ')}.`);
  return names.filter(isPart);
}
