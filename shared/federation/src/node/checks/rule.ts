import type { RemoteManifest } from '@careers/contract';

/** A built remote, before it is published. */
export interface Build {
  manifest: RemoteManifest;
  /** Folder with its `client/` and `server/`. */
  directory: string;
}

/** A rule of the gate; `Subject` is its input. */
export interface Rule<Subject = Build> {
  /** Stable name, for programs. */
  name: string;
  /** Returns the reason of a refusal; null if the build passes. */
  check(subject: Subject): string | null | Promise<string | null>;
  /** Describes what to do about it. */
  remedy: string;
}

/** Outcome of one rule, stored with the version. */
export interface GateResult {
  rule: string;
  outcome: 'passed' | 'refused';
  /** Reason of a refusal. */
  detail: string | null;
}

export interface Verdict {
  /** Results of all rules, so that a team can fix all failures together. */
  results: GateResult[];
  /** First refusal. */
  refusal: { rule: string; message: string; remedy: string } | null;
}

/** Runs every rule on a build. */
export async function runGate<Subject>(subject: Subject, rules: readonly Rule<Subject>[]): Promise<Verdict> {
  const results: GateResult[] = [];
  let refusal: Verdict['refusal'] = null;
  for (const { name, check, remedy } of rules) {
    const detail = await check(subject);
    results.push({ rule: name, outcome: detail === null ? 'passed' : 'refused', detail });
    if (detail !== null) refusal ??= { rule: name, message: detail, remedy };
  }
  return { results, refusal };
}
