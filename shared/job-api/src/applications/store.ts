import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Enqueue } from '../queue/job-queue.ts';
import { ApiError, usualError } from '../http/errors.ts';
import { drawReference } from './keys.ts';
import type { KeyedForm } from './keys.ts';
import type { ValidApplication } from './validate.ts';

export interface Receipt {
  id: string;
  /** Short reference for people. */
  reference: string;
  receivedAt: string;
  /** True if this key was stored before: a repeated request. */
  replayed: boolean;
}

const UNIQUE_VIOLATION = '23505';
const REFERENCE_CONSTRAINT = 'application_reference_key';

/**
 * Returns the receipt of the application stored under this key, if any.
 * @throws ApiError 422 if the key belongs to
 * another form.
 */
export async function findReceipt(database: Database, sent: KeyedForm | null): Promise<Receipt | null> {
  if (sent === null) return null;
  const row = await database
    .selectFrom('application')
    .select(['id', 'reference', 'received_at', 'idempotency_content'])
    .where('idempotency_key', '=', sent.key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.idempotency_content !== null && row.idempotency_content !== sent.content) throw usualError(422);
  return { ...receiptOf(row), replayed: true };
}

export interface StoreOptions {
  key: KeyedForm | null;
  /** Enqueues the confirmation mail, in the same transaction. */
  confirm: Enqueue;
  /** Draws a reference; called again while it is taken. */
  draw?: () => string;
}

/**
 * Stores an application, its files and the job of its mail in one transaction. Identical requests are stored once: a
 * repeated key returns the receipt.
 * @throws ApiError 400 APPLICATION_ALREADY_EXISTS for a second one to the same offer
 * or entity.
 */
export async function storeApplication(
  database: Database,
  application: ValidApplication,
  options: StoreOptions,
): Promise<Receipt> {
  const { key, confirm, draw = drawReference } = options;
  try {
    const reference = draw();
    return await database.transaction().execute(async (transaction) => {
      const receipt = await insert(transaction, application, { key, reference });
      if (!receipt.replayed) await confirm(transaction, receipt.id);
      return receipt;
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error;
    // Nothing is stored yet: draws another reference.
    if ('constraint' in error && error.constraint === REFERENCE_CONSTRAINT)
      return storeApplication(database, application, options);
    const first = await findReceipt(database, key);
    if (first) return first;
    throw alreadyExists(application.type);
  }
}

async function insert(
  database: Database,
  application: ValidApplication,
  { key, reference }: { key: KeyedForm | null; reference: string },
): Promise<Receipt> {
  const { documents, ...columns } = application;
  if (application.type === 'SPONTANEOUS') {
    // Serialises requests of one address: no unique index covers overlapping sets of entities.
    await sql`select pg_advisory_xact_lock(hashtextextended(${application.email.toLowerCase()}, 0))`.execute(
      database,
    );
    const first = await findReceipt(database, key);
    if (first) return first;
    if (await hasSpontaneous(database, application)) throw alreadyExists('SPONTANEOUS');
  }
  const row = await database
    .insertInto('application')
    .values({
      id: randomUUID(),
      token: randomBytes(32).toString('base64url'),
      reference,
      idempotency_key: key?.key ?? null,
      idempotency_content: key?.content ?? null,
      ...columns,
      mail_due_at: new Date(),
    })
    .returning(['id', 'reference', 'received_at'])
    .executeTakeFirstOrThrow();
  for (const document of documents) {
    await database
      .insertInto('application_file')
      .values({ application_id: row.id, ...document })
      .execute();
  }
  return { ...receiptOf(row), replayed: false };
}

function receiptOf(row: { id: string; reference: string; received_at: Date }) {
  return { id: row.id, reference: row.reference, receivedAt: row.received_at.toISOString() };
}

async function hasSpontaneous(
  database: Database,
  { email, entity_codes }: ValidApplication,
): Promise<boolean> {
  const row = await database
    .selectFrom('application')
    .select('id')
    .where('type', '=', 'SPONTANEOUS')
    .where((builder) => builder(builder.fn('lower', ['email']), '=', email.toLowerCase()))
    .where(sql<SqlBool>`entity_codes && ${entity_codes}::text[]`)
    .executeTakeFirst();
  return row !== undefined;
}

function alreadyExists(type: ValidApplication['type']): ApiError {
  const field = type === 'OFFER' ? 'offerReference' : 'codeEntity';
  return new ApiError(400, [
    { field, code: 'APPLICATION_ALREADY_EXISTS', message: 'Vous avez déjà envoyé cette candidature' },
  ]);
}
