import type { RenderVerdict } from '@careers/federation/checks';
import { REGISTRY } from '../audit/audit.ts';
import { RENDER_CHECK } from './built-in-checks.ts';
import type { NewCheck } from './check-store.ts';
import { clipped, clippedFinding } from './clipped.ts';
import { MAX_DETAILS, MAX_SUMMARY } from './schemas.ts';

/** Returns the result of rendering a version's samples, as its check. */
export function renderedCheck({ samples, findings }: RenderVerdict): NewCheck {
  const count = `${samples} ${samples === 1 ? 'sample' : 'samples'} rendered`;
  const rules = [...new Set(findings.map(({ rule }) => rule))].join(', ');
  return {
    name: RENDER_CHECK,
    reportedBy: REGISTRY,
    conclusion: findings.length > 0 ? 'failed' : 'passed',
    summary: clipped(
      findings.length > 0 ? `${count}, ${findings.length} found: ${rules}` : count,
      MAX_SUMMARY,
    ),
    details: findings.slice(0, MAX_DETAILS).map(clippedFinding),
  };
}
