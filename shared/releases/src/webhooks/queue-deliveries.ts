import type { ReleaseDocument } from '@careers/contract';
import type { Transaction } from '../database/schema.ts';

/** Enqueues a move for each webhook, in its transaction: webhooks receive exactly the committed moves. */
export async function queueDeliveries(
  transaction: Transaction,
  environment: string,
  { revision, lastMove }: Pick<ReleaseDocument, 'revision' | 'lastMove'>,
): Promise<void> {
  const webhooks = await transaction.selectFrom('webhook').select('id').execute();
  if (webhooks.length === 0) return;
  const body = JSON.stringify({
    type: 'release.moved',
    timestamp: lastMove?.time,
    data: { environment, revision, ...lastMove },
  });
  await transaction
    .insertInto('webhook_delivery')
    .values(webhooks.map(({ id }) => ({ webhook: id, body })))
    .execute();
}
