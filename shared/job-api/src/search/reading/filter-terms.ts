import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { foldWords } from '@careers/contract/text';
import { FACETS } from '../../schemas/facets.ts';
import type { Facet, FacetParameter } from '../../schemas/facets.ts';
import { INTENTS } from '../../schemas/reading.ts';
import { codes } from '../../http/lists.ts';
import { Phrases } from '../words/phrases.ts';
import type { PhraseMatch } from '../words/phrases.ts';
import { wordsOf } from '../words/tokenize.ts';

const FILE = resolve(import.meta.dirname, '..', '..', '..', 'data', 'filter-terms.json');
/** Maximum number of words between "ouvrir" and "magasin": "ouvrir mon propre magasin". */
const MAX_WORDS_BETWEEN = 3;

export type Intent = (typeof INTENTS)[number];

/** Filters whose values occur in titles: "Apprenti boucher", "équipe de nuit". */
const IN_TITLES = ['codeContractType', 'codeMention'] as const;

/** A value of a filter. */
export interface FilterTerm {
  parameter: FacetParameter;
  code: string;
  label: string;
}

type TermsByValue = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

interface TermsFile {
  filters: TermsByValue;
  alone: TermsByValue;
  intents: Readonly<Record<Intent, readonly string[]>>;
  ownerVerbs: readonly string[];
  ownerObjects: readonly string[];
  levels: readonly string[];
}

/** Reads values of filters, intents and levels of schooling out of words. */
export class FilterTerms {
  readonly #values: Phrases<FilterTerm>;
  readonly #alone: Phrases<FilterTerm>;
  readonly #times: ReadonlyMap<string, FilterTerm>;
  readonly #intents: Phrases<Intent>;
  readonly #levels: Phrases<true>;
  readonly #verbs: ReadonlySet<string>;
  readonly #objects: ReadonlySet<string>;
  /** Every phrase of a value, for suggestions. */
  readonly phrasesOf: ReadonlyMap<string, readonly string[]>;

  constructor(valuesOf: (facet: Facet) => readonly { code: string; label: string }[]) {
    const file = JSON.parse(readFileSync(FILE, 'utf8')) as TermsFile;
    const values = FACETS.flatMap((facet) =>
      valuesOf(facet).map(({ code, label }) => ({ parameter: facet.parameter, code, label })),
    );
    const phrases = values.map((value) => ({
      value,
      // "Utile" is more often a word than the company.
      said: [
        ...(value.parameter === 'codeEntity' && !value.label.includes(' ') ? [] : [value.label]),
        ...(file.filters[value.parameter]?.[value.code] ?? []),
      ],
    }));
    this.#values = new Phrases(
      phrases.flatMap(({ value, said }) => said.map((each) => [each, value] as const)),
    );
    this.#alone = new Phrases(
      values.flatMap((value) =>
        (file.alone[value.parameter]?.[value.code] ?? []).map((each) => [each, value] as const),
      ),
    );
    this.phrasesOf = new Map(phrases.map(({ value, said }) => [value.code, said]));
    this.#times = new Map(values.map((value) => [value.code, value]));
    this.#intents = new Phrases(
      INTENTS.flatMap((intent) => file.intents[intent].map((phrase) => [phrase, intent] as const)),
    );
    this.#levels = new Phrases(file.levels.map((level) => [level, true] as const));
    this.#verbs = new Set(file.ownerVerbs.map(foldWords));
    this.#objects = new Set(file.ownerObjects.map(foldWords));
  }

  /** Returns the values of filters that words name; "20h semaine" is part time. */
  values(words: readonly string[]): PhraseMatch<FilterTerm>[] {
    const found: PhraseMatch<FilterTerm>[] = [];
    for (let from = 0; from < words.length;) {
      const phrase = this.#values.at(words, from) ?? this.#hours(words, from);
      if (phrase) found.push(phrase);
      from += phrase?.length ?? 1;
    }
    return found;
  }

  /** Returns words of titles for the chosen values. */
  inTitles(chosen: Partial<Record<FacetParameter, string>>): string[] {
    const phrases = IN_TITLES.flatMap((parameter) => codes(chosen[parameter])).flatMap(
      (code) => this.phrasesOf.get(code) ?? [],
    );
    return [...new Set(phrases.flatMap(wordsOf))];
  }

  /** Returns the value that words name when they are the whole search. */
  valueAlone(words: readonly string[]): FilterTerm | undefined {
    const found = this.#alone.at(words, 0);
    return found?.length === words.length ? found.value : undefined;
  }

  /** Returns the intents of words, other than finding offers. */
  intents(words: readonly string[]): PhraseMatch<Intent>[] {
    const owner = this.#owner(words);
    return owner ? [owner, ...this.#intents.in(words)] : this.#intents.in(words);
  }

  /** Returns the words of schooling. */
  levels(words: readonly string[]): PhraseMatch<true>[] {
    return this.#levels.in(words);
  }

  #hours(words: readonly string[], from: number) {
    const hours = weeklyHours(words, from);
    const value = this.#times.get(hours?.isFullTime ? 'dr_jobtime_tempsplein' : 'dr_jobtime_tempspartiel');
    return hours && value && { value, from, length: hours.length };
  }

  /** "ouvrir mon propre magasin": one of the verbs shortly before one of the objects. */
  #owner(words: readonly string[]): PhraseMatch<Intent> | undefined {
    for (const [from, word] of words.entries()) {
      if (!this.#verbs.has(word)) continue;
      const at = words
        .slice(from + 1, from + 2 + MAX_WORDS_BETWEEN)
        .findIndex((object) => this.#objects.has(object));
      if (at >= 0) return { value: 'OWNER', from, length: at + 2 };
    }
    return undefined;
  }
}

const HOURS_WORDS = /^(h|heure|heures)$/;
const WITH_UNIT = /^(\d{1,2})h(\d{2})?$/;
const NUMBER = /^\d{1,2}$/;
const AFTER = new Set(['par', 'la', 'semaine', 'hebdo', 'hebdomadaire', 'hebdomadaires']);
/** Weekly hours of full-time work in France. */
const FULL_TIME = 35;

/** Reads weekly working hours at a position, such as "20h semaine", with the number of words. */
export function weeklyHours(
  words: readonly string[],
  from: number,
): { isFullTime: boolean; length: number } | undefined {
  const [word = '', next = ''] = words.slice(from);
  const joined = WITH_UNIT.exec(word)?.[1];
  const apart = NUMBER.test(word) && HOURS_WORDS.test(next) ? word : undefined;
  const hours = Number(joined ?? apart);
  if (!(hours > 0)) return undefined;
  let to = from + (joined === undefined ? 2 : 1);
  while (AFTER.has(words[to] ?? '')) to += 1;
  return { isFullTime: hours >= FULL_TIME, length: to - from };
}
