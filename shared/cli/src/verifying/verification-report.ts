import type { Finding } from './findings.ts';
import type { Verification } from './verify.ts';

/** Maximum number of a check's details in the registry. */
const MAX_DETAILS = 30;
const MAX_PARTS = { rule: 80, what: 500, whom: 200, do: 300 } as const;
const MAX_SUMMARY = 200;
/** Maximum number of pictures named in a finding; the folder has all. */
const MAX_NAMED = 5;

export interface VerificationReport {
  conclusion: 'passed' | 'failed' | 'neutral';
  summary: string;
  details: Finding[];
}

/**
 * Returns the result as a check: neutral if no page could be opened. Changed pictures do not fail the check; they are
 * for review.
 */
export function verificationReport(
  { opened, absent, findings, pictures }: Verification,
  folder: string,
): VerificationReport {
  const pages = `${opened.length} ${opened.length === 1 ? 'page' : 'pages'} in Chromium`;
  const found = findings.length === 0 ? 'nothing found' : `${findings.length} findings`;
  const looks = `${pictures.length} of ${opened.length * 2} pictures differ from the released version`;
  const left = absent.length === 0 ? '' : `; not on this site: ${absent.join(', ')}`;
  const named = pictures
    .slice(0, MAX_NAMED)
    .map(({ address, width, share }) => `${address} at ${width} px (${(share * 100).toFixed(2)} %)`);
  const looksFinding: Finding[] =
    pictures.length === 0
      ? []
      : [
          {
            rule: 'pictures',
            what: `${looks}: ${named.join(', ')}${pictures.length > MAX_NAMED ? ', …' : ''}`,
            whom: 'Nobody, if it is intended.',
            do: `Look at the pictures, released, difference and candidate side by side: with the check, and in ${folder}.`,
          },
        ];
  return {
    conclusion: opened.length === 0 ? 'neutral' : findings.length === 0 ? 'passed' : 'failed',
    summary: clipped(`${pages}: ${found}; ${looks}${left}`, MAX_SUMMARY),
    details: [...findings.slice(0, MAX_DETAILS - looksFinding.length), ...looksFinding].map(inLimits),
  };
}

function inLimits({ rule, what, whom, do: remedy }: Finding): Finding {
  return {
    rule: clipped(rule, MAX_PARTS.rule),
    what: clipped(what, MAX_PARTS.what),
    whom: clipped(whom, MAX_PARTS.whom),
    do: clipped(remedy, MAX_PARTS.do),
  };
}

function clipped(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).toWellFormed()}…` : text;
}
