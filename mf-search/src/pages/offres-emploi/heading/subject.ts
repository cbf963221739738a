import { ofPlace } from '@careers/ui/french';
import type { OfferSearchResult } from '@careers/api-client';
import type { Items } from '../../../url/index.ts';

/** Matches first words that name a person's occupation. */
const PEOPLE =
  /^(\p{Lu}{2,3}|employée?|apprentie?|hôte|hôtesse|chef|cheffe|agente?|responsable|cadre|second|adjointe?|commerciale?|assistante?|chargée?|conseill(er|ère)|étudiante?|comptable|juriste|alternante?|stagiaire|gérante?|maraîch(er|ère)|\p{L}{3,}(eur|euse|ier|ière|ien|ienne|iste|trice|cher|chère|ger|gère|naire|logue))s?$/u;
/** "D'hôte de caisse", "d'horloger". */
const SILENT_H = /^(h[oô]te|horlog|habill|herbor)/;
/** Matches fields of work: "en boulangerie". */
const FIELD =
  /^(\p{L}+(erie|ique)|caisse|comptabilité|communication|cuisine|entrepôt|magasin|maintenance|marketing|rayon|restauration|vente)$/iu;
const ENDING = '(?:(?:ne|s?se|esse|eu[sx]e|[èe]re|t?rice|ice|fe|ve|te|l?le|e)s?)';
const BOTH_GENDERS = new RegExp(
  `(?<=\\p{L}{3})(?:\\(${ENDING}\\)s?|[.·•⋅‧]${ENDING}(?:[.·•⋅‧]s)?)(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Returns the subject phrase after "offres": "de boucher", "en boulangerie", "pour « drive »". */
export function subjectPhrase(label: string): string {
  // "UX designer" keeps its capitals, "BOUCHER" does not.
  const isAbbreviation = /^\p{Lu}{2,3}\b/u.test(label);
  const name = isAbbreviation
    ? label
    : label[0]?.toLowerCase() + label.slice(1).replace(/^\p{Lu}+$/u, (all) => all.toLowerCase());
  if (PEOPLE.test(name.split(' ')[0] ?? '')) return SILENT_H.test(name) ? `d’${name}` : ofPlace(name);
  return FIELD.test(name) ? `en ${name}` : `pour «\u00A0${label}\u00A0»`;
}

/** Returns a search's items, with its keywords as searched. */
export function searchedItems(items: Items, found: OfferSearchResult): Items {
  const { keywords } = items;
  return keywords
    ? { ...items, keywords: { ...keywords, label: shownKeywords(keywords.label, found) } }
    : items;
}

/** Returns keywords as searched: corrected, in one gender, without ignored words. */
export function shownKeywords(label: string, found: OfferSearchResult): string {
  if (found.correctedKeywords) return found.correctedKeywords;
  const leftOut = found.hasAnyKeyword ? (found.leftOutKeywords ?? []) : [];
  const replaced = found.replacedKeywords ?? [];
  const shown = replaced.reduce((text, { typed, searched }) => text.replace(typed, searched), label);
  return leftOut
    .reduce((text, word) => text.replace(word, ' '), shown)
    .normalize('NFKC')
    .replace(BOTH_GENDERS, '')
    .replace(/(^|\s)[-−–](?=[\p{L}\d])/gu, '$1sauf ')
    .replace(/^\s*(en|de|d['’]|à|au)(\s+|(?<=['’]))/iu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
