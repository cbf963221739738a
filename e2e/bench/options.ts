import { parseArgs } from 'node:util';

export const PARTS = ['first-visit', 'next-page', 'lighthouse', 'server'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  parts: readonly Part[];
  runs: number;
  json: string | undefined;
}

const DEFAULT_RUNS = 5;

export const HELP = `npm run bench -- [options]

Measures first visits and navigations on a slow phone, compared with the same pages as files from nginx, and the
throughput of the servers. An exceeded budget fails the run; a missed goal is only marked.

  --only PARTS   comma-separated, of ${PARTS.join(', ')}
  --runs N       runs of each measurement (default ${DEFAULT_RUNS}); medians are reported
  --quick        one run of each: indicative only
  --json FILE    also writes all figures with their runs to a file
  --help         prints this text

The whole bench takes about half an hour, --quick under ten minutes. See e2e/bench/README.md.`;

/**
 * Parses the command line; null for --help.
 * @throws Error for an invalid option.
 */
export function readOptions(parameters: readonly string[]): Options | null {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      only: { type: 'string' },
      runs: { type: 'string' },
      quick: { type: 'boolean', default: false },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const runs = Number(values.runs ?? (values.quick ? 1 : DEFAULT_RUNS));
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs}: use a positive integer, such as --runs ${DEFAULT_RUNS}.`);
  return { parts: values.only === undefined ? PARTS : partsOf(values.only), runs, json: values.json };
}

function partsOf(only: string): Part[] {
  const isPart = (name: string): name is Part => PARTS.some((part) => part === name);
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isPart(name));
  if (unknown !== undefined)
    throw new Error(`--only ${only}: there is no part “${unknown}”. Parts: ${PARTS.join(', ')}.`);
  return names.filter(isPart);
}
