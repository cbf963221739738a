import { formatInteger } from '@careers/ui/french';
import type { Suggestion } from '../api/job-api.ts';
import { placeCriteria } from '../url/index.ts';
import type { Criteria, ListName } from '../url/index.ts';
import type { FieldValue } from './form-state.ts';

export type { Suggestion };

/** Source of suggestions, and the field value of each. */
export interface SuggestionSource {
  readonly kind: 'subject' | 'place';
  /** Returns true if the text is long enough to request suggestions. */
  readonly isAskable: (text: string) => boolean;
  readonly valueOf: (suggestion: Suggestion) => FieldValue;
}

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
const digitsOf = (text: string): number => text.match(/\d/g)?.length ?? 0;

/** The filter of each type of suggestion. */
const FILTERS: Readonly<Record<string, ListName>> = {
  CONTRACT_TYPE: 'codeContractType',
  DURATION: 'codeOfferTime',
  ENTITY: 'codeEntity',
  MENTION: 'codeMention',
};

function subjectCriteria({ type, code }: Suggestion): Criteria {
  const filter = FILTERS[type];
  if (filter) return { [filter]: [code] };
  if (type === 'FAMILY_CATEGORY') return { codeOfferFamilyCategory: code };
  return type === 'OFFER_FAMILY' ? { codeJobName: code } : {};
}

/** Jobs, sectors, profiles and filter values; any other text is keywords. */
export const subjectSource: SuggestionSource = {
  kind: 'subject',
  isAskable: (text) => text.trim().length >= 2,
  valueOf: (suggestion) => ({ text: suggestion.label, criteria: subjectCriteria(suggestion) }),
};

const CORSICA = /^2[ab]$/i;

/** Towns, departments and regions: from three letters, or two digits of a postcode. */
export const placeSource: SuggestionSource = {
  kind: 'place',
  isAskable: (text) => lettersOf(text) >= 3 || digitsOf(text) >= 2 || CORSICA.test(text.trim()),
  valueOf: (suggestion) => ({ text: suggestion.label, criteria: placeCriteria(suggestion) }),
};

const KINDS: Readonly<Record<string, string>> = {
  FAMILY_CATEGORY: 'Tout le secteur',
  CONTRACT_TYPE: 'Contrat',
  DURATION: 'Temps de travail',
  ENTITY: 'Entité',
  MENTION: 'Condition',
  TOWN: 'Ville',
  DEPARTMENT: 'Département',
  REGION: 'Région',
};

/** Returns the kind of a suggestion, unless it is a job, and its number of offers. */
export function suggestionDetail({ type, count }: Suggestion): string {
  const offers = count === undefined ? '' : `${formatInteger(count)} ${count > 1 ? 'offres' : 'offre'}`;
  return [KINDS[type], offers].filter(Boolean).join(', ');
}

/** Describes the number of suggestions; keywords without any are still searched, but a place must be known. */
export function countedSuggestions(count: number, kind: SuggestionSource['kind']): string {
  if (count === 0)
    return kind === 'subject' ? 'Pas de suggestion : ces mots seront cherchés.' : 'Aucune suggestion';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
