import type { Database } from '../database/schema.ts';
import type { Fact } from '../mail/mail.ts';
import { offerUrl } from '../mail/mail.ts';

/** An offer in mails about its application. */
export interface ConfirmedOffer {
  reference: string;
  title: string;
  place: string;
  /** "CDI, temps plein". */
  contract: string;
}

export async function findConfirmedOffer(
  database: Database,
  reference: string,
): Promise<ConfirmedOffer | null> {
  const row = await database
    .selectFrom('offer')
    .leftJoin('referential as contract', 'contract.code', 'offer.contract_code')
    .leftJoin('referential as time', 'time.code', 'offer.time_code')
    .select(['reference', 'title', 'location_name', 'contract.label as contract', 'time.label as time'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  const { title, location_name: place, contract, time } = row;
  return { reference, title, place, contract: [contract, time?.toLowerCase()].filter(Boolean).join(', ') };
}

export function offerRows(offer: ConfirmedOffer, publicBaseUrl: string): Fact[] {
  return [
    ['Offre', offer.title, offerUrl(publicBaseUrl, offer)],
    ['Lieu', offer.place],
    ['Contrat', offer.contract],
    ['Référence de l’offre', offer.reference],
  ];
}
