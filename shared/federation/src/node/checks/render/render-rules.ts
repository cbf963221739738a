import Type from 'typebox';
import Value from 'typebox/value';
import type { Rendering } from './rendering.ts';

/** A sample, its declared status, and its rendering. */
export interface RenderedSample {
  sample: string;
  status: number;
  rendering: Rendering;
}

/** A rule for rendered samples. */
export interface RenderRule {
  name: string;
  /** Describes the problem, to follow the sample's name; null without one. */
  check(rendered: RenderedSample): string | null;
  whom: string;
  remedy: string;
}

/** Maximum CPU time of a page whose modules are loaded, as one process renders many concurrently. */
const MAX_MILLISECONDS = 1_000;

const status: RenderRule = {
  name: 'status',
  check({ status: declared, rendering }) {
    const { status: got, thrown, late, unrecorded } = rendering;
    if (got === declared || late !== null) return null;
    const because = [
      ...(thrown === null ? [] : [thrown]),
      ...(unrecorded.length > 0 ? [`no answer is recorded of ${unrecorded.join(', ')}`] : []),
    ];
    return `answers ${got} instead of ${declared}${because.length > 0 ? `: ${because.join('; ')}` : ''}`;
  },
  whom: 'Visitors of the page: they end in an error, or where nothing is.',
  remedy: 'Fix the page, or the status and the recorded answers in src/samples.ts.',
};

const time: RenderRule = {
  name: 'time',
  check({ rendering: { late, milliseconds } }) {
    if (late !== null) return `is not done in time: ${late}`;
    return milliseconds > MAX_MILLISECONDS
      ? `takes ${Math.round(milliseconds)} ms of processor time, of at most ${MAX_MILLISECONDS}`
      : null;
  },
  whom: 'Every visitor of the site: pages are rendered by one process.',
  remedy:
    'Look for a loop over much data, or for a promise that is never kept, in its loader and its components.',
};

const determinism: RenderRule = {
  name: 'determinism',
  check: ({ rendering: { difference } }) =>
    difference === null ? null : `is not the same when it is rendered again, in ${difference}`,
  whom: 'Visitors of the page: it jumps, or stays dead, when it is hydrated.',
  remedy: 'Compute dates and random values in the loader, or in an effect; return API data in their order.',
};

const loggedErrors: RenderRule = {
  name: 'logged-error',
  check({ rendering: { errors, thrown } }) {
    // Excludes the thrown error, which is also logged.
    const logged = errors.filter((error) => error !== thrown);
    return logged.length > 0 ? `logs ${logged.join('; ')}` : null;
  },
  whom: 'Visitors of the page: a part of it is missing.',
  remedy: 'Fix what throws; show an expected failure in the page instead of logging it.',
};

const unrecorded: RenderRule = {
  name: 'unrecorded-request',
  check: ({ status: declared, rendering }) =>
    rendering.unrecorded.length > 0 && rendering.status === declared
      ? `asks the job API for ${rendering.unrecorded.join(', ')}, of which no answer is recorded`
      : null,
  whom: 'Its team: the page is looked at without a part of its data.',
  remedy: 'Record the answer in "api" of src/samples.ts; { status: 404, body: [] } where there is none.',
};

/** Returns a rule for pages that have a head. */
function aboutHead(
  rule: Omit<RenderRule, 'check'> & { problem(head: HeadFields, rendering: Rendering): string | null },
): RenderRule {
  const { problem, ...rest } = rule;
  return {
    ...rest,
    check: ({ rendering }) => (rendering.isPage ? problem(fieldsOf(rendering.head), rendering) : null),
  };
}

type HeadFields = Record<'title' | 'canonical' | 'robots' | 'structuredData', unknown>;

function fieldsOf(head: unknown): HeadFields {
  const none = { title: undefined, canonical: undefined, robots: undefined, structuredData: undefined };
  return typeof head === 'object' && head !== null ? { ...none, ...head } : none;
}

const title = aboutHead({
  name: 'title',
  problem({ title: text }, { titles }) {
    if (typeof text !== 'string' || text.trim() === '') return 'has no title';
    return titles > 0 ? 'has another <title> in its HTML' : null;
  },
  whom: 'Visitors with several tabs or a screen reader, and who search for the page.',
  remedy: 'Return one "title" from its head, and render no <title>.',
});

const heading = aboutHead({
  name: 'heading',
  problem: (_head, { headings }) => (headings === 1 ? null : `has ${headings} h1, not one`),
  whom: 'Visitors with a screen reader, and who search for the page.',
  remedy: 'Give the page one h1.',
});

const canonical = aboutHead({
  name: 'canonical',
  problem({ canonical: path, robots }, { status: got }) {
    if (path === undefined) {
      const isIndexed = got === 200 && robots === undefined;
      return isIndexed ? 'is indexed and has no canonical address' : null;
    }
    return typeof path === 'string' && /^\/(?!\/)/.test(path) && URL.canParse(path, 'https://site.invalid')
      ? null
      : `has the canonical address ${JSON.stringify(path)}, which is not a path of the site`;
  },
  whom: 'Visitors who search: one page stands there twice, or under an address that is none.',
  remedy: 'Return the path as "canonical" from its head, or "robots".',
});

const StructuredData = Type.Array(Type.Object({ '@type': Type.String({ minLength: 1 }) }));

const structuredData = aboutHead({
  name: 'structured-data',
  problem: ({ structuredData: objects }) =>
    objects === undefined || Value.Check(StructuredData, objects)
      ? null
      : 'has structured data that is not a list of objects with an @type',
  whom: 'Visitors who search: the offer, or the page, is not shown with its facts.',
  remedy: 'Return schema.org objects, each with its @type, as "structuredData" from its head.',
});

const styles: RenderRule = {
  name: 'class-namespace',
  check: ({ rendering: { foreignStyles } }) =>
    foreignStyles.length > 0 ? `writes styles that are not its own: ${foreignStyles.join(', ')}` : null,
  whom: 'Visitors of pages of other teams, whose styles it changes.',
  remedy: 'Build it with the preset, and do without createGlobalStyle.',
};

/** Rules that every rendered sample must meet. */
export const RENDER_RULES: readonly RenderRule[] = [
  status,
  time,
  determinism,
  loggedErrors,
  unrecorded,
  title,
  heading,
  canonical,
  structuredData,
  styles,
];
