import type { GateResult } from '@careers/federation/checks';
import { REGISTRY } from '../audit/audit.ts';
import { RULES } from '../rules/gate-rules.ts';
import { harmOf } from '../rules/gate-harm.ts';
import { GATE_CHECK } from './built-in-checks.ts';
import type { NewCheck } from './check-store.ts';
import { clipped, clippedFinding } from './clipped.ts';
import { MAX_DETAILS, MAX_SUMMARY } from './schemas.ts';
import type { Finding } from './schemas.ts';

/** Returns the gate's result as a check: neutral if the publisher has overridden a rule. */
export function gateCheck(results: readonly GateResult[], passedOver: readonly GateResult[]): NewCheck {
  const check = { name: GATE_CHECK, reportedBy: REGISTRY };
  const refusing = results.filter(({ outcome }) => outcome === 'refused');
  const count = `${results.length} ${results.length === 1 ? 'rule' : 'rules'}`;
  if (refusing.length > 0)
    return {
      ...check,
      conclusion: 'failed',
      summary: clipped(`${refusing.length} of ${count} refuse it: ${namesOf(refusing)}`, MAX_SUMMARY),
      details: gateFindings(results),
    };
  if (passedOver.length > 0)
    return {
      ...check,
      conclusion: 'neutral',
      summary: `${count} passed; its publisher overrode ${namesOf(passedOver)}`,
      details: gateFindings(passedOver),
    };
  return { ...check, conclusion: 'passed', summary: `${count} passed`, details: [] };
}

/** Returns the gate's refusals as findings, with whom they affect and what to do. */
export function gateFindings(results: readonly GateResult[]): Finding[] {
  return results
    .flatMap(({ rule, detail }) => (detail === null ? [] : [findingOf(rule, detail)]))
    .slice(0, MAX_DETAILS);
}

function findingOf(rule: string, detail: string): Finding {
  // Older versions may have been refused by a rule that no longer exists.
  const remedy = RULES.find(({ name }) => name === rule)?.remedy ?? 'Publish it again: the gate says then.';
  return clippedFinding({ rule, what: detail, whom: harmOf(rule), do: remedy });
}

function namesOf(results: readonly GateResult[]): string {
  return results.map(({ rule }) => rule).join(', ');
}
