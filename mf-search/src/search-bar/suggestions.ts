import { formatInteger } from '@careers/ui/french';
import type { Suggestion } from '../api/job-api.ts';
import { placeCriteria } from '../url/index.ts';
import type { Criteria } from '../url/index.ts';
import type { FieldValue } from './form-state.ts';

export type { Suggestion };

/** Where a field's suggestions come from, and what choosing one means. */
export interface SuggestionSource {
  readonly kind: 'subject' | 'place';
  /** Fewer typed characters ask for nothing. */
  readonly isAskable: (text: string) => boolean;
  readonly valueOf: (suggestion: Suggestion) => FieldValue;
}

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
const digitsOf = (text: string): number => text.match(/\d/g)?.length ?? 0;

function subjectCriteria({ type, code }: Suggestion): Criteria {
  if (type === 'FAMILY_CATEGORY') return { codeOfferFamilyCategory: code };
  return type === 'OFFER_FAMILY' ? { codeJobName: code } : {};
}

/** Jobs, families and profiles; any other words are keywords. */
export const subjectSource: SuggestionSource = {
  kind: 'subject',
  isAskable: (text) => text.trim().length >= 2,
  valueOf: (suggestion) => ({ text: suggestion.label, criteria: subjectCriteria(suggestion) }),
};

/** Corsica's departments, 2A and 2B, are numbers with a letter. */
const CORSICA = /^2[ab]$/i;

/** Towns, departments and regions, by name from three letters or by postcode from two digits. */
export const placeSource: SuggestionSource = {
  kind: 'place',
  isAskable: (text) => lettersOf(text) >= 3 || digitsOf(text) >= 2 || CORSICA.test(text.trim()),
  valueOf: (suggestion) => ({ text: suggestion.label, criteria: placeCriteria(suggestion) }),
};

/** What a suggestion says besides its name: that it stands for a whole sector, and how many offers it finds. */
export function suggestionDetail({ type, count }: Suggestion): string {
  const offers = count === undefined ? '' : `${formatInteger(count)} ${count > 1 ? 'offres' : 'offre'}`;
  return [type === 'FAMILY_CATEGORY' ? 'Tout le secteur' : '', offers].filter(Boolean).join(', ');
}

/** How many suggestions there are, as it is announced. */
export function countedSuggestions(count: number): string {
  if (count === 0) return 'Aucune suggestion';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
