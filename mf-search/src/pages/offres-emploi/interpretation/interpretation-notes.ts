import type { OfferSearchResult } from '@careers/api-client';
import { foldWords } from '@careers/contract/text';
import { ofPlace } from '@careers/ui/french';
import {
  build,
  isPlaceLeftOut,
  placeCriteria,
  withPlace,
  withPlaceAsWord,
  withSubject,
} from '../../../url/index.ts';
import type { Search } from '../../../url/index.ts';
import { intentNotes } from './intent-notes.ts';
import type { InterpretedSearch, Note, NoteLink } from './note.ts';

const quoted = (text: string): string => `«\u00A0${text}\u00A0»`;

const conjunction = (texts: readonly string[]): string => new Intl.ListFormat('fr').format(texts);

const listed = (texts: readonly string[]): string => conjunction(texts.map(quoted));

/** Explains the interpretation in plain French; empty when keywords were taken literally. */
export function interpretationNotes(read: InterpretedSearch): Note[] {
  return [...placeNotes(read), ...otherPlaceNotes(read), ...intentNotes(read), ...wordNotes(read)];
}

function placeNotes({ interpretation, interpreted }: InterpretedSearch): Note[] {
  const { keywordPlace: place, widenedPlace: wider } = interpretation;
  if (!place) return [];
  if (isPlaceLeftOut(interpretation)) {
    const near = conjunction(placesOf(interpretation, place).map(({ label }) => ofPlace(label)));
    return [{ text: `Aucune offre pour ces mots près ${near}\u00A0: voici celles de toute la France.` }];
  }
  const { absentTown } = place;
  if (interpretation.moreKeywordPlaces) return severalPlacesNotes(interpretation, place);
  if (absentTown) return [absentNote(place.label, absentTown, interpreted)];
  const typed = place.typed ?? place.label;
  const link = interpreted && {
    label: `Chercher ${quoted(typed)} comme mot-clé`,
    href: build(withPlaceAsWord(interpreted, typed)),
  };
  const understood = {
    text: `${quoted(typed)} a été compris comme un lieu\u00A0: ${place.label}.`,
    ...(link && { link }),
  };
  if (!wider) return [understood];
  const larger = `${wider.type === 'REGION' ? 'à la région' : 'au département'} ${wider.label}`;
  const where = wider.radius ? `à ${wider.radius}\u00A0km autour ${ofPlace(place.label)}` : larger;
  return [understood, { text: `Aucune offre plus près\u00A0: la recherche est élargie ${where}.` }];
}

/** Notes on several places mention only changes: the places themselves are removable chips. */
function severalPlacesNotes(interpretation: OfferSearchResult, first: Place): Note[] {
  const radius = interpretation.widenedPlace?.radius;
  if (radius === undefined) return [];
  const around = conjunction(placesOf(interpretation, first).map(({ label }) => ofPlace(label)));
  return [
    { text: `Aucune offre plus près\u00A0: la recherche est élargie à ${radius}\u00A0km autour ${around}.` },
  ];
}

function placesOf({ moreKeywordPlaces = [] }: OfferSearchResult, first: Place): readonly Place[] {
  return [first, ...moreKeywordPlaces];
}

type Place = NonNullable<OfferSearchResult['otherPlaces']>[number];

function absentNote(department: string, town: Place, search: Search | undefined): Note {
  const name = town.label.replace(/\s*\([^)]*\)$/, '');
  return {
    text: `Aucune commune du département ${department} ne s’appelle ${quoted(name)}\u00A0: voici les offres du département.`,
    ...(search && { link: linkTo(town, search) }),
  };
}

/** Notes on homonyms: "Saint-Denis" is in La Réunion and near Paris. */
function otherPlaceNotes({ asked, interpretation, interpreted, found }: InterpretedSearch): Note[] {
  const others = interpretation.otherPlaces ?? found.otherPlaces ?? [];
  if (others.length === 0 || isPlaceLeftOut(interpretation)) return [];
  const search = interpreted ?? asked;
  const text = others.length > 1 ? 'Autres lieux de ce nom\u00A0:' : 'Autre lieu de ce nom\u00A0:';
  return [{ text, links: others.map((place) => linkTo(place, search)) }];
}

function linkTo(place: Place, search: Search): NoteLink {
  return { label: place.label, href: build(withPlace(search, placeCriteria(place))) };
}

function wordNotes(read: InterpretedSearch): Note[] {
  const { asked, interpretation, found } = read;
  const { correctedKeywords, replacedKeywords = [], hasAnyKeyword } = found;
  const keywords = asked.criteria.keywords ?? '';
  const isOwner = interpretation.keywordIntents?.includes('OWNER');
  const texts = [
    unreadableText(keywords),
    excludedText(interpretation.excludedKeywords),
    correctedKeywords &&
      `Résultats pour ${quoted(correctedKeywords)}\u00A0: aucune offre ne contient ${quoted(keywords)}.`,
    ...(isOwner ? [] : replacedKeywords).map(
      ({ typed, searched }) =>
        `Aucune offre ne dit ${quoted(typed)}\u00A0: voici celles pour ${quoted(searched)}.`,
    ),
    leftOutText(keywords, interpretation, found),
    hasAnyKeyword &&
      !found.leftOutKeywords &&
      'Aucune offre ne contient tous vos mots\u00A0: celles-ci en contiennent une partie.',
  ];
  return [...texts.flatMap((text) => (text ? [{ text }] : [])), ...suggestionNotes(read)];
}

/** Notes on suggestions: the words are correct but in no offer, so similar ones are only suggested. */
function suggestionNotes({ asked, interpretation, interpreted }: InterpretedSearch): Note[] {
  const { suggestedKeywords: keywords } = interpretation;
  if (!keywords) return [];
  const href = build(withSubject(interpreted ?? asked, { keywords }));
  return [
    {
      text: `Aucune offre ne contient ${quoted(asked.criteria.keywords ?? '')}.`,
      link: { label: `Vouliez-vous dire ${quoted(keywords)}\u00A0?`, href },
    },
  ];
}

/** The search supports only Latin letters and digits. */
function unreadableText(keywords: string): string | undefined {
  if (keywords.trim() === '' || foldWords(keywords.normalize('NFKC')) !== '') return undefined;
  return `Écrivez votre recherche en lettres latines, par exemple ${quoted('boucher')}.`;
}

function excludedText(words: readonly string[] = []): string | undefined {
  if (words.length === 0) return undefined;
  return `Les offres dont le texte parle de ${listed(words)} sont laissées de côté.`;
}

/** Explains ignored keywords: a diploma never excludes offers without it; other keywords matched nothing. */
function leftOutText(
  keywords: string,
  interpretation: OfferSearchResult,
  found: OfferSearchResult,
): string | undefined {
  const { keywordPlace, moreKeywordPlaces = [] } = interpretation;
  const placed = [keywordPlace, ...moreKeywordPlaces].map((place) => place?.typed);
  const isAny = interpretation.hasAnyKeyword ?? found.hasAnyKeyword;
  const all = new Set([...(interpretation.leftOutKeywords ?? []), ...(found.leftOutKeywords ?? [])]);
  const words = together(
    [...all].filter((word) => !placed.includes(word)),
    keywords,
  );
  if (words.length === 0) return undefined;
  const areMany = words.length > 1;
  if (!isAny) return `Les offres qui parlent de ${listed(words)} viennent en premier, les autres suivent.`;
  return `Aucune offre ne réunit tous vos mots\u00A0: ${listed(words)} ${areMany ? 'ont été laissés' : 'a été laissé'} de côté.`;
}

/** Joins adjacent keywords: "bac pro". */
function together(words: readonly string[], keywords: string): string[] {
  const said: string[] = [];
  for (const word of words) {
    const both = `${said.at(-1)} ${word}`;
    if (keywords.includes(both)) said[said.length - 1] = both;
    else said.push(word);
  }
  return said;
}
