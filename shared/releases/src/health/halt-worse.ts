import type { MoveContext } from '../environments/make-move.ts';
import { makeMove } from '../environments/make-move.ts';
import { currentDocument } from '../documents/document-store.ts';
import { RegistryError } from '../registry-error.ts';
import type { ArmCounts } from './evidence.ts';
import { rolloutsHealth } from './rollout-health.ts';
import type { RolloutHealth } from './schemas.ts';

/** Actor of automatic halts in the audit log. */
export const HEALTH = 'health';

/** Halts the candidates of an environment that fail more often than their released versions. */
export async function haltWorse(context: MoveContext, environment: string): Promise<void> {
  const current = await currentDocument(context.database, environment);
  if (!current) return;
  for (const health of await rolloutsHealth(context.database, environment, current.body)) {
    if (health.evidence < health.haltAt) continue;
    const { remote, candidate: version } = health;
    await makeMove(context, {
      environment,
      actor: HEALTH,
      request: { action: 'halt', remote, version, reason: describeHealth(health) },
      expectedRevision: current.revision,
    }).catch((error: unknown) => {
      // A concurrent move: checked again at the next report of a shell.
      if (!(error instanceof RegistryError) || error.rule !== 'revision-moved') throw error;
    });
    return;
  }
}

/**
 * Describes the strongest evidence against a candidate: `…: pages failed on the server, 12 of 340 beside 3 of 6800.`.
 */
export function describeHealth({ released, evidence, haltAt, metrics }: RolloutHealth): string {
  const [worst] = metrics.toSorted((one, other) => other.evidence - one.evidence);
  if (!worst) return 'Nothing is known.';
  const of = ({ events, units }: ArmCounts) => `${events} of ${units}`;
  return `It is worse than ${released} (evidence ${evidence.toFixed(0)} of ${haltAt}): ${worst.metric}, ${of(worst.candidate)} beside ${of(worst.released)}.`;
}
