import { ConfinedRun, MAX_HEAP_MEGABYTES } from '../confined-run.ts';
import { inTurn } from '../in-turn.ts';
import type { Build } from '../rule.ts';
import { RENDER_RULES } from './render-rules.ts';
import { RenderAnswer, lineOf } from './rendering.ts';
import { samplesOf } from './samples-of.ts';

/** Timeout of one sample, rendered three times. */
const TIMEOUT_SAMPLE_MILLISECONDS = 20_000;
/** Timeout of all samples. */
const TIMEOUT_MILLISECONDS = 60_000;
const MAX_ANSWER_CHARACTERS = 4_000_000;

/** A problem of a sample: whom it affects, and the remedy. */
export interface RenderFinding {
  rule: string;
  what: string;
  whom: string;
  do: string;
}

/** Result of the render check, passed without findings. */
export interface RenderVerdict {
  /** Number of rendered samples. */
  samples: number;
  findings: RenderFinding[];
}

/**
 * Renders the samples of a build in a confined process like a shell's render process, with recorded responses of the
 * job API.
 */
export function renderCheck(
  build: Build,
  { sampleMilliseconds = TIMEOUT_SAMPLE_MILLISECONDS } = {},
): Promise<RenderVerdict> {
  return inTurn(build.manifest.name, () => renderApart(build, sampleMilliseconds));
}

async function renderApart(build: Build, sampleMilliseconds: number): Promise<RenderVerdict> {
  const pages = statusesOf(build);
  if (typeof pages === 'string') return { samples: 0, findings: [samplesFinding(pages)] };
  const run = await ConfinedRun.start('render-program', build, MAX_ANSWER_CHARACTERS);
  const verdict: RenderVerdict = { samples: 0, findings: [] };
  let current: string | null = null;
  const deadline = performance.now() + TIMEOUT_MILLISECONDS;
  for (;;) {
    const left = Math.max(0, deadline - performance.now());
    const answer = await run.next(RenderAnswer, Math.min(left, sampleMilliseconds));
    if (answer === 'late' || answer === 'ended') {
      verdict.findings.push(interrupted(answer, current, await run.end()));
      return verdict;
    }
    if (answer.kind === 'done') break;
    if (answer.kind === 'begun') current = answer.sample;
    if (answer.kind === 'unsampled')
      verdict.findings.push(...answer.parts.map((part) => samplesFinding(`No sample is of ${part}.`)));
    if (answer.kind === 'rendered') {
      verdict.samples += 1;
      verdict.findings.push(...findingsOf(answer, pages));
    }
  }
  await run.end();
  return verdict;
}

function findingsOf(
  { sample, rendering }: Extract<RenderAnswer, { kind: 'rendered' }>,
  pages: Readonly<Record<string, number>>,
): RenderFinding[] {
  const rendered = { sample, rendering, status: pages[sample] ?? 200 };
  return RENDER_RULES.flatMap(({ name, check, whom, remedy }) => {
    const problem = check(rendered);
    return problem === null ? [] : [{ rule: name, what: `${sample} ${problem}.`, whom, do: remedy }];
  });
}

/** Returns the declared status of each sample, or what is wrong with the samples. */
function statusesOf(build: Build): Readonly<Record<string, number>> | string {
  try {
    return samplesOf(build).pages;
  } catch (error) {
    return lineOf(error);
  }
}

function samplesFinding(what: string): RenderFinding {
  return {
    rule: 'samples',
    what,
    whom: 'Visitors, who are the first to see it.',
    do: 'Name an address of each page in "samples" of src/contributions.ts; other statuses, props of each widget and answers of the job API in src/samples.ts.',
  };
}

function interrupted(how: 'late' | 'ended', sample: string | null, lastError: string): RenderFinding {
  const where = sample === null ? 'before the first sample' : `with ${sample}`;
  return {
    rule: how === 'late' ? 'time' : 'process',
    what:
      how === 'late'
        ? `It was not rendered in time: it hung ${where}.`
        : `It ended the process that rendered it, ${where} (${lastError}).`,
    whom: 'Every visitor of the site: pages are rendered by one process.',
    do: `Look for an endless loop, an exit, an error that nobody catches, or more than ${MAX_HEAP_MEGABYTES} MB.`,
  };
}
