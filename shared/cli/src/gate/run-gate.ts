import type { Candidate, Rule } from './rule.ts';

/** What one rule has found, as it is kept with the version. */
export interface GateResult {
  rule: string;
  outcome: 'passed' | 'refused';
  /** Why it is refused. */
  detail: string | null;
}

export interface Verdict {
  /** Of every rule: a team mends all at once. */
  results: GateResult[];
  /** The first that refuses. */
  refusal: { rule: string; message: string; remedy: string } | null;
}

/** Asks every rule about a build. */
export async function runGate(candidate: Candidate, rules: readonly Rule[]): Promise<Verdict> {
  const results: GateResult[] = [];
  let refusal: Verdict['refusal'] = null;
  for (const { name, check, remedy } of rules) {
    const detail = await check(candidate);
    results.push({ rule: name, outcome: detail === null ? 'passed' : 'refused', detail });
    if (detail !== null) refusal ??= { rule: name, message: detail, remedy };
  }
  return { results, refusal };
}
