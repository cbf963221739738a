import { PDF } from '@careers/api-client/document-samples';
import type { OfferDetailBody, OfferSearchResultBody } from '../src/schemas/resources.ts';
import type { RunningApi } from './running-api.ts';

export type FormFields = Record<string, string | [bytes: Uint8Array, name: string]>;

let number = 0;

/** Returns a form as a browser sends it: texts, and files by bytes and name. */
export function formOf(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, new Blob([Uint8Array.from(value[0])]), value[1]);
  }
  return form;
}

/** Returns a complete application to an offer, from a new address. */
export function anApplication(offerReference: string, changes: FormFields = {}): FormData {
  number += 1;
  return formOf({
    type: 'OFFER',
    offerReference,
    firstName: 'Camille',
    lastName: 'Durand',
    email: `camille.${number}@exemple.fr`,
    postalCode: '44000',
    consent: 'true',
    cv: [PDF, 'cv.pdf'],
    ...changes,
  });
}

/** Returns an offer of the seed that is as wanted. */
export async function findOffer(
  api: RunningApi,
  isWanted: (offer: OfferDetailBody) => boolean,
): Promise<OfferDetailBody> {
  const { list } = (await api.get('/offers/?size=300')).body as OfferSearchResultBody;
  for (const { reference } of list) {
    const offer = (await api.get(`/offers/${reference}`)).body as OfferDetailBody;
    if (isWanted(offer)) return offer;
  }
  throw new Error('The seed has no such offer.');
}

/** Returns an offer that requires a CV and has no questions. */
export function findPlainOffer(api: RunningApi): Promise<OfferDetailBody> {
  return findOffer(
    api,
    ({ applicationQuestions, isCVRequired }) => applicationQuestions.length === 0 && isCVRequired,
  );
}

/** Returns "field code" of each item of a refusal. */
export function codesOf(body: unknown): string[] {
  return (body as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`);
}
