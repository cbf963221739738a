import { CRITERIA } from './criteria.ts';
import type { Criterion } from './criterion.ts';
import { AUDIT, AUDITED_ON } from './figures.ts';

const THEMES = [
  'Images',
  'Cadres',
  'Couleurs',
  'Multimédia',
  'Tableaux',
  'Liens',
  'Scripts',
  'Éléments obligatoires',
  'Structuration',
  'Présentation',
  'Formulaires',
  'Navigation',
  'Consultation',
];

const RESULTS = { pass: 'C', fail: 'NC', 'not applicable': 'NA', 'not checked': '?' };

/** Returns the table of the `README.md` in this folder. */
export function rgaaDocument(): string {
  const sections = THEMES.map((theme, index) => {
    const rows = CRITERIA.filter(({ id }) => id.startsWith(`${index + 1}.`)).map(row);
    return [`## ${index + 1} ${theme}`, '', '| | critère | | comment |', '| - | - | - | - |', ...rows].join(
      '\n',
    );
  });
  return `# RGAA 4.1: the 106 criteria on ${AUDITED_ON}

Met: ${AUDIT.met} of the ${AUDIT.applicable} that apply and were decided. Not met: ${AUDIT.failed}. Not checked: ${AUDIT.unchecked}. Do not apply: ${AUDIT.notApplicable}.
C: met, NC: not met, NA: does not apply, ?: not checked. Written by \`npm run rgaa -w mf-content\` from \`criteria.ts\`, which \`/accessibilite\`
takes its figures from. The audit that the owner names (62 %, 52 %, 28 of 63) is an earlier one: \`accessibility.json\`.

${sections.join('\n\n')}
`;
}

function row({ id, subject, result, tests, note }: Criterion): string {
  const how = tests.length > 0 ? tests.map((file) => `\`${file}\``).join(', ') : 'à la main';
  return `| ${id} | ${subject} | ${RESULTS[result]} | ${note ?? how} |`;
}
