import { FORM_MESSAGES } from '@careers/api-client/form-rules';
import type { Database } from '../database/schema.ts';
import type { Form } from '../http/form.ts';
import { ApiError } from '../http/errors.ts';
import type { Enqueue } from '../queue/job-queue.ts';
import type { ErrorItem } from '../schemas/resources.ts';
import { documentOf } from './validate.ts';
import type { ValidDocument } from './validate.ts';

/** Minimum interval of mails about newer CVs, so that a shared link cannot flood an address. */
const MAIL_INTERVAL = 3_600_000;

/**
 * Returns the CV of a form, by the rules of applications.
 * @throws ApiError 400 for a missing or refused one.
 */
export function readNewerCv(form: Form): ValidDocument {
  const errors: ErrorItem[] = [];
  const cv = documentOf(form, 'cv', (field, code, message) => errors.push({ field, code, message }));
  if (cv) return cv;
  throw new ApiError(
    400,
    errors.length > 0 ? errors : [{ field: 'cv', code: 'REQUIRED', message: FORM_MESSAGES.cv }],
  );
}

interface ReplaceOptions {
  cv: ValidDocument;
  /** Adds the mail that confirms it, in the same transaction. */
  confirm: Enqueue;
  now: Date;
}

/** Replaces the CV of a token's application, deleting the old one. Returns false for an unknown token. */
export async function replaceCv(
  database: Database,
  token: string,
  { cv, confirm, now }: ReplaceOptions,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const application = await transaction
      .updateTable('application')
      .set({ cv_replaced_at: now })
      .where('token', '=', token)
      .returning(['id', 'cv_mail_due_at', 'cv_mailed_at'])
      .executeTakeFirst();
    if (!application) return false;
    const { id, cv_mail_due_at: due, cv_mailed_at: mailed } = application;
    await transaction
      .insertInto('application_file')
      .values({ application_id: id, ...cv })
      .onConflict((conflict) => conflict.columns(['application_id', 'kind']).doUpdateSet(cv))
      .execute();
    const isRecent = mailed !== null && now.getTime() - mailed.getTime() < MAIL_INTERVAL;
    if (due === null && !isRecent) {
      await transaction
        .updateTable('application')
        .set({ cv_mail_due_at: now })
        .where('id', '=', id)
        .execute();
      await confirm(transaction, id);
    }
    return true;
  });
}
