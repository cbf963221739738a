import Type from 'typebox';
import type { Static } from 'typebox';
import { REFUSALS } from '../http/errors.ts';
import { RemoteName } from '../http/parameters.ts';

export const MAX_SUMMARY = 200;
export const MAX_DETAILS = 30;
/** Maximum length of each part of a finding. */
export const MAX_PARTS = { rule: 80, what: 500, whom: 200, do: 300 } as const;

export const CheckName = Type.String({
  maxLength: 60,
  pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
  description: 'Name in kebab-case.',
});

const Conclusion = Type.Enum(['passed', 'failed', 'neutral', 'running'], {
  description: 'Neutral counts as passed: a rule was legitimately overridden.',
});
export type Conclusion = Static<typeof Conclusion>;

/** Matches a character that survives conversion to one line. */
const WORDS = '[^\\s\\u0000-\\u001f\\u007f-\\u009f]';
const part = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: WORDS, description });

export const Finding = Type.Object(
  {
    rule: part(MAX_PARTS.rule, 'Name of the rule.'),
    what: part(MAX_PARTS.what, 'Problem.'),
    whom: part(MAX_PARTS.whom, 'Whom it affects.'),
    do: part(MAX_PARTS.do, 'Remedy.'),
  },
  { additionalProperties: false },
);
export type Finding = Static<typeof Finding>;

const REPORT = {
  conclusion: Conclusion,
  summary: part(MAX_SUMMARY, 'Summary in one line.'),
};

export const CheckReport = Type.Object(
  { ...REPORT, details: Type.Optional(Type.Array(Finding, { maxItems: MAX_DETAILS })) },
  { additionalProperties: false },
);
export type CheckReport = Static<typeof CheckReport>;

export const Check = Type.Object({
  name: CheckName,
  ...REPORT,
  details: Type.Array(Finding),
  pictures: Type.Array(Type.String(), { description: 'Names of the pictures.' }),
  reportedBy: Type.String(),
  reportedAt: Type.String({ format: 'date-time' }),
});
export type Check = Static<typeof Check>;

const version = {
  name: RemoteName,
  number: Type.String({ maxLength: 100, description: 'Version number, such as 1.2.3.' }),
};
const tags = ['checks'];

export const listChecks = {
  operationId: 'listChecks',
  tags,
  summary: 'Checks of a version, known before its release',
  params: Type.Object(version),
  response: { 200: Type.Array(Check), ...REFUSALS },
};

const picture = {
  ...version,
  check: CheckName,
  picture: Type.String({ maxLength: 90, pattern: '^[a-z0-9][a-z0-9-]*$' }),
};

export const storePicture = {
  operationId: 'storePicture',
  tags,
  summary: 'Stores a picture of a reported check; the next report removes it',
  params: Type.Object(picture),
  consumes: ['image/png'],
  body: Type.Any({ description: 'A PNG, 4 MB at most' }),
  response: { 204: Type.Null(), ...REFUSALS },
};

export const getPicture = {
  operationId: 'getPicture',
  tags,
  summary: 'A picture of a check, as PNG',
  params: Type.Object(picture),
  produces: ['image/png'],
  response: { 200: Type.Any({ description: 'The picture' }), ...REFUSALS },
};

export const reportCheck = {
  operationId: 'reportCheck',
  tags,
  summary: 'Reports a check of a version, replacing the last report with that name',
  params: Type.Object({ ...version, check: CheckName }),
  body: CheckReport,
  response: { 200: Check, ...REFUSALS },
};
