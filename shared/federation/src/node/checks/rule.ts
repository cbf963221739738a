import type { RemoteManifest } from '@careers/contract';

/** A built remote, before it is published. */
export interface Build {
  manifest: RemoteManifest;
  /** Folder with its `client/` and `server/`. */
  directory: string;
}

/** One reason not to publish a build; `Subject` is all that it looks at. */
export interface Rule<Subject = Build> {
  /** Stable name, for programs. */
  name: string;
  /** Returns why the build is refused, null when it passes. */
  check(subject: Subject): string | null | Promise<string | null>;
  /** Says what to do about it. */
  remedy: string;
}

/** Outcome of one rule, stored with the version. */
export interface GateResult {
  rule: string;
  outcome: 'passed' | 'refused';
  /** Why it is refused. */
  detail: string | null;
}

export interface Verdict {
  /** Results of all rules, so that a team fixes its failures at once. */
  results: GateResult[];
  /** The first that refuses. */
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
