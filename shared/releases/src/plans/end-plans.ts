import type { ReleaseDocument } from '@careers/contract';
import { writeAudit } from '../audit/audit.ts';
import type { Transaction } from '../database/schema.ts';

/**
 * Ends plans whose rollout a move has ended, or moved to another share than the current step's: a manual move takes
 * over.
 */
export async function endPlans(
  transaction: Transaction,
  environment: string,
  { remotes }: Pick<ReleaseDocument, 'remotes'>,
  actor: string,
): Promise<void> {
  const plans = await transaction
    .selectFrom('plan')
    .select(['remote', 'version', 'salt', 'steps', 'step'])
    .where('environment', '=', environment)
    .execute();
  for (const { remote, version, salt, steps, step } of plans) {
    const release = remotes[remote];
    const isInForce =
      release?.candidate === version && release.salt === salt && release.percent === steps[step]?.percent;
    if (isInForce) continue;
    await transaction
      .deleteFrom('plan')
      .where('environment', '=', environment)
      .where('remote', '=', remote)
      .execute();
    await writeAudit(transaction, {
      actor,
      action: 'end-plan',
      target: `${environment}/${remote}`,
      before: { version, step: step + 1, steps: steps.length },
      reason: step === steps.length - 1 ? 'It is through.' : 'The rollout was moved.',
    });
  }
}
