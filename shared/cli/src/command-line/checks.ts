import type { Check } from '../client/answers.ts';

/** Returns table rows for the checks of a version: each with its findings, whom they affect and what to do. */
export function checkRows(checks: readonly Check[]): string[][] {
  if (checks.length === 0) return [['checks', 'none']];
  return checks.flatMap(({ name, conclusion, summary, details, pictures, reportedBy, reportedAt }) => [
    [`check ${name}`, `${conclusion}: ${summary}; by ${reportedBy} at ${reportedAt}`],
    ...details.map((finding) => [
      '',
      `${finding.rule}: ${finding.what} Whom it hurts: ${finding.whom} What to do: ${finding.do}`,
    ]),
    ...(pictures.length > 0 ? [['', `pictures: ${pictures.join(', ')}`]] : []),
  ]);
}
