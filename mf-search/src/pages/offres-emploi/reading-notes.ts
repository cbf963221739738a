import type { OfferSearchResult } from '@careers/api-client';
import { ofPlace } from '@careers/ui/french';
import { build, isPlaceLeftOut, withPlaceAsWord } from '../../url/index.ts';
import type { Search } from '../../url/index.ts';

/** A sentence about how the words of a search were read, with what one may do about it. */
export interface Note {
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: string };
  /** The visitor's position is what is missing. */
  readonly asksPosition?: true;
}

export interface ReadSearch {
  /** As it was asked for, and how the API has read it. */
  readonly asked: Search;
  readonly reading: OfferSearchResult;
  /** What is shown: the search that the words mean, where they are more than words. */
  readonly meant?: Search | undefined;
  readonly found: OfferSearchResult;
}

const quoted = (text: string): string => `«\u00A0${text}\u00A0»`;

const listed = (texts: readonly string[]): string =>
  texts
    .map(quoted)
    .join(', ')
    .replace(/, ([^,]*)$/, ' et $1');

/** Says in plain French what was made of the words; nothing where they were taken as they are. */
export function readingNotes(read: ReadSearch): Note[] {
  return [...placeNotes(read), ...intentNotes(read), ...wordNotes(read)];
}

function placeNotes({ reading, meant }: ReadSearch): Note[] {
  const { keywordPlace: place, widenedPlace: wider } = reading;
  if (!place) return [];
  if (isPlaceLeftOut(reading))
    return [
      {
        text: `Aucune offre pour ces mots près ${ofPlace(place.label)}\u00A0: voici celles de toute la France.`,
      },
    ];
  const typed = place.typed ?? place.label;
  const link = meant && {
    label: `Chercher ${quoted(typed)} comme mot-clé`,
    href: build(withPlaceAsWord(meant, typed)),
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

function intentNotes({ reading: { keywordIntents = [] } }: ReadSearch): Note[] {
  const notes: Record<(typeof keywordIntents)[number], Note> = {
    AROUND_ME: {
      text: 'Pour voir les offres près de chez vous, indiquez votre ville dans le champ «\u00A0Où\u00A0?\u00A0» ou utilisez votre position.',
      asksPosition: true,
    },
    OWNER: {
      text: 'Vous voulez votre propre magasin\u00A0? La coopérative forme et accompagne ses futurs Associés.',
      link: { label: 'Devenir entrepreneur', href: '/entreprendre' },
    },
  };
  return keywordIntents.map((intent) => notes[intent]);
}

function wordNotes({ asked, reading, found }: ReadSearch): Note[] {
  const { correctedKeywords, replacedKeywords = [], hasAnyKeyword } = found;
  const keywords = asked.criteria.keywords ?? '';
  const isOwner = reading.keywordIntents?.includes('OWNER');
  const texts = [
    correctedKeywords &&
      `Résultats pour ${quoted(correctedKeywords)}\u00A0: aucune offre ne contient ${quoted(keywords)}.`,
    ...(isOwner ? [] : replacedKeywords).map(
      ({ typed, searched }) =>
        `Aucune offre ne dit ${quoted(typed)}\u00A0: voici celles pour ${quoted(searched)}.`,
    ),
    leftOutText(keywords, reading, found),
    hasAnyKeyword &&
      !found.leftOutKeywords &&
      'Aucune offre ne contient tous vos mots\u00A0: celles-ci en contiennent une partie.',
  ];
  return texts.flatMap((text) => (text ? [{ text }] : []));
}

/** A diploma is no condition: nobody is turned away for not saying it. Other words are missing everywhere. */
function leftOutText(
  keywords: string,
  reading: OfferSearchResult,
  found: OfferSearchResult,
): string | undefined {
  const { keywordPlace } = reading;
  const isAny = reading.hasAnyKeyword ?? found.hasAnyKeyword;
  const all = new Set([...(reading.leftOutKeywords ?? []), ...(found.leftOutKeywords ?? [])]);
  const words = together(
    [...all].filter((word) => word !== keywordPlace?.typed),
    keywords,
  );
  if (words.length === 0) return undefined;
  const areMany = words.length > 1;
  if (!isAny) return `Les offres qui parlent de ${listed(words)} viennent en premier, les autres suivent.`;
  return `Aucune offre ne réunit tous vos mots\u00A0: ${listed(words)} ${areMany ? 'ont été laissés' : 'a été laissé'} de côté.`;
}

/** Words that stand side by side are said as one: "bac pro". */
function together(words: readonly string[], keywords: string): string[] {
  const said: string[] = [];
  for (const word of words) {
    const both = `${said.at(-1)} ${word}`;
    if (keywords.includes(both)) said[said.length - 1] = both;
    else said.push(word);
  }
  return said;
}
