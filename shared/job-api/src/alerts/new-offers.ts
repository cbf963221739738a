import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Database } from '../database/schema.ts';
import { kilometresBetween } from '../search/distance.ts';
import { coveredBy } from '../catalogue/houses.ts';
import type { AlertRow } from './due-alerts.ts';

/** Columns of an offer that a digest needs. */
export interface NewOffer {
  reference: string;
  title: string;
  jobCode: string;
  entityCode: string | null;
  contractCode: string;
  timeCode: string;
  mentions: readonly string[];
  /** Highest pay for a month of full time; null if not stated. */
  monthlySalary: number | null;
  townCode: string;
  departmentCode: string;
  regionCode: string;
  place: string;
  location: { lat: number; lon: number } | null;
  /** Date of publication, or of a later import. */
  appearedAt: Date;
}

/** Open offers that appeared in a span of time, by job, newest first: in memory, to match ten thousands of alerts. */
export class NewOffers {
  readonly #byJob: ReadonlyMap<string, readonly NewOffer[]>;

  private constructor(offers: readonly NewOffer[]) {
    this.#byJob = Map.groupBy(offers, ({ jobCode }) => jobCode);
  }

  static async load(database: Database, after: Date, until: Date): Promise<NewOffers> {
    const appearedAt = sql<Date>`greatest(added_at, publication_date)`;
    const rows = await database
      .selectFrom('offer')
      .select([
        'reference',
        'title',
        'job_code as jobCode',
        // An anonymous offer must not be found through its entity.
        'public_entity_code as entityCode',
        'contract_code as contractCode',
        'time_code as timeCode',
        'mentions',
        'monthly_salary as monthlySalary',
        'town_code as townCode',
        'department_code as departmentCode',
        'region_code as regionCode',
        'location_name as place',
        'location',
        appearedAt.as('appearedAt'),
      ])
      .where('status', '=', 'OPEN')
      .where(sql<SqlBool>`valid_through > ${until}`)
      .where(appearedAt, '>', after)
      .where(appearedAt, '<=', until)
      .orderBy(appearedAt, 'desc')
      .orderBy('reference', 'desc')
      .execute();
    return new NewOffers(
      rows.map(({ location, ...row }) => ({
        ...row,
        location: location && { lat: location.y, lon: location.x },
      })),
    );
  }

  /** Returns the offers that an alert has not sent yet and that meet its criteria, newest first. */
  matching(alert: AlertRow): NewOffer[] {
    const entities = alert.entity_codes.flatMap(coveredBy);
    const found = alert.job_codes.flatMap((code) =>
      (this.#byJob.get(code) ?? []).filter((offer) => meets(offer, alert, entities)),
    );
    return alert.job_codes.length === 1
      ? found
      : found.sort((left, right) => right.appearedAt.getTime() - left.appearedAt.getTime());
  }
}

function meets(offer: NewOffer, alert: AlertRow, entities: readonly string[]): boolean {
  return (
    offer.appearedAt > alert.seen_until &&
    isAmong(offer.entityCode, entities) &&
    isAmong(offer.contractCode, alert.contract_codes) &&
    isAmong(offer.timeCode, alert.time_codes) &&
    alert.mention_codes.every((code) => offer.mentions.includes(code)) &&
    (alert.minimum_salary === null || (offer.monthlySalary ?? 0) >= alert.minimum_salary) &&
    isThere(offer, alert)
  );
}

/** Accepts any code if none is chosen. */
function isAmong(code: string | null, codes: readonly string[]): boolean {
  return codes.length === 0 || (code !== null && codes.includes(code));
}

function isThere(offer: NewOffer, alert: AlertRow): boolean {
  const { latitude, longitude, radius } = alert;
  if (latitude !== null && longitude !== null && radius !== null) {
    const centre = { lat: latitude, lon: longitude };
    return offer.location !== null && kilometresBetween(centre, offer.location) <= radius;
  }
  if (alert.town_code !== null) return offer.townCode === alert.town_code;
  if (alert.department_code !== null) return offer.departmentCode === alert.department_code;
  return alert.region_code === null || offer.regionCode === alert.region_code;
}
