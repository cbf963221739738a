import { randomUUID } from 'node:crypto';
import { cleanText, textError } from '@careers/api-client/form-rules';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Form } from '../http/form.ts';
import { ApiError } from '../http/errors.ts';
import type { Enqueue } from '../queue/job-queue.ts';
import type { SearchContext } from '../search/search-offers.ts';
import { openOffer } from './subject.ts';

/** Retention of a request; within it, an address gets one mail per offer. */
export const REQUEST_MILLISECONDS = 24 * 3_600_000;

export interface ApplyLater {
  email: string;
  offer_reference: string;
}

/**
 * Reads a form that requests the link of an offer's application.
 * @throws ApiError 400 for an invalid address, or an
 * offer that does not accept applications.
 */
export async function readApplyLater({ fields }: Form, context: SearchContext): Promise<ApplyLater> {
  const email = fields.get('email') ?? '';
  const error = textError('email', email);
  if (error) throw new ApiError(400, [{ field: 'email', ...error }]);
  const { reference } = await openOffer(fields.get('offerReference') ?? '', context.database);
  return { email: cleanText('email', email), offer_reference: reference };
}

/** Stores a request with the job of its mail in one transaction; a repetition within a day sends nothing. */
export async function storeApplyLater(
  database: Database,
  request: ApplyLater,
  { confirm, now }: { confirm: Enqueue; now: Date },
): Promise<void> {
  const repeatable = new Date(now.getTime() - REQUEST_MILLISECONDS);
  await database.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('apply_later')
      .values({ id: randomUUID(), ...request, requested_at: now, mail_due_at: now })
      .onConflict((conflict) =>
        conflict
          .expression(sql`lower(email), offer_reference`)
          .doUpdateSet({ requested_at: now, mail_due_at: now })
          .where('apply_later.requested_at', '<', repeatable),
      )
      .returning('id')
      .executeTakeFirst();
    if (row) await confirm(transaction, row.id);
  });
}
