import type { ReleaseDocument } from '@careers/contract';
import type { Transaction } from '../database/schema.ts';

/** Lays a move down for each webhook, in its transaction: none is told of a move that was not made, nor misses one. */
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
