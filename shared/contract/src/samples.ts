import Type from 'typebox';
import type { Static } from 'typebox';
import { check } from './check.ts';
import { WidgetName } from './widget-versions.ts';

/** File of a server build with the samples of its version. */
export const SAMPLES_FILE = 'samples.json';

const RecordedAnswer = Type.Object(
  {
    /** 200 unless given. */
    status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
    headers: Type.Optional(Type.Record(Type.String(), Type.String())),
    body: Type.Unknown(),
  },
  { additionalProperties: false },
);

/**
 * Default export of a remote's `src/samples.ts`: sample data with which its server build is rendered before a release.
 */
export const SamplesSchema = Type.Object(
  {
    /** Addresses besides those of its contributions, with the status of each: one for each state of a page. */
    pages: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^/', maxLength: 1_000 }),
        Type.Integer({ minimum: 200, maximum: 599 }),
        { additionalProperties: false },
      ),
    ),
    /** Props of each widget. */
    widgets: Type.Optional(Type.Record(WidgetName, Type.Array(Type.Object({})))),
    /**
     * Recorded answers of the job API, by path below `/api/v2.0`: an exact match first, then the longest prefix that ends in
     * `/*`; others are 404.
     */
    api: Type.Record(Type.String({ pattern: '^/' }), RecordedAnswer),
  },
  { additionalProperties: false },
);

export type RecordedAnswer = Static<typeof RecordedAnswer>;
export type Samples = Static<typeof SamplesSchema>;

/**
 * Returns the value as a remote's samples.
 * @throws ContractError naming the invalid fields.
 */
export function parseSamples(value: unknown, what = 'src/samples.ts'): Samples {
  return check(SamplesSchema, value, what);
}
