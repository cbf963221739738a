import { OWNER_REGIONS, isOwnerRegion } from '@careers/api-client/owner-regions';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { SentApplicationBody } from '../schemas/applications.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { DOMAINS } from './subject.ts';

/**
 * Returns the application of a confirmation mail's token; undefined once withdrawn or deleted. Excludes names,
 * addresses and texts: the sender chooses them along with the mail's recipient.
 */
export async function findSent(
  { database, catalogue }: { database: Database; catalogue: Catalogue },
  token: string,
): Promise<SentApplicationBody | undefined> {
  const row = await database
    .selectFrom('application')
    .select([
      'id',
      'type',
      'reference',
      'received_at',
      'offer_reference',
      'domain',
      'region',
      'entity_codes',
      'phone',
      'cv_replaced_at',
    ])
    .select(sql<number>`jsonb_array_length(answers)`.as('answers'))
    .where('token', '=', token)
    .executeTakeFirst();
  if (!row) return undefined;
  const documents = await database
    .selectFrom('application_file')
    .select(['kind', sql<number>`octet_length(bytes)`.as('size')])
    .where('application_id', '=', row.id)
    .orderBy('kind')
    .execute();
  const offer = row.offer_reference ? await findOffer(database, row.offer_reference) : undefined;
  const domain = row.domain ? DOMAINS[row.domain]?.label : undefined;
  const entityCodes = offer && !offer.is_anonymous ? [offer.entity_code] : row.entity_codes;
  return {
    type: row.type,
    reference: row.reference,
    receivedAt: row.received_at.toISOString(),
    recipients: entityCodes.flatMap((code) => catalogue.entity(code)?.label ?? []),
    documents: documents.map(({ kind, size }) => ({ kind, size })),
    answers: row.answers,
    hasPhone: row.phone !== null,
    ...(row.cv_replaced_at && { cvReplacedAt: row.cv_replaced_at.toISOString() }),
    ...(domain !== undefined && { domain }),
    ...(isOwnerRegion(row.region) && { region: OWNER_REGIONS[row.region] }),
    ...(offer && {
      offer: {
        reference: offer.reference,
        title: offer.title,
        locationName: offer.location_name,
        isOpen: offer.status === 'OPEN' && offer.valid_through > new Date(),
      },
    }),
  };
}

function findOffer(database: Database, reference: string) {
  return database
    .selectFrom('offer')
    .select(['reference', 'title', 'location_name', 'entity_code', 'is_anonymous', 'status', 'valid_through'])
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Deletes the application of a token with its files; returns its offer, undefined at the second click. */
export async function withdraw(database: Database, token: string): Promise<string | undefined> {
  const row = await database
    .deleteFrom('application')
    .where('token', '=', token)
    .returning('offer_reference')
    .executeTakeFirst();
  return row?.offer_reference ?? undefined;
}
