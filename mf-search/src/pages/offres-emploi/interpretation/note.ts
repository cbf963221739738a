import type { OfferSearchResult } from '@careers/api-client';
import type { Search } from '../../../url/index.ts';

export interface NoteLink {
  readonly label: string;
  readonly href: string;
}

/** A notice about the interpretation of keywords, with what the visitor can do. */
export interface Note {
  readonly text: string;
  readonly link?: NoteLink;
  /** Several ways on, in one line. */
  readonly links?: readonly NoteLink[];
  /** The visitor's position is missing. */
  readonly asksPosition?: true;
  /** The visitor wants a store, not an offer: shows a card with the way there. */
  readonly isOwner?: true;
}

export interface InterpretedSearch {
  /** The search as typed, and the API's interpretation. */
  readonly asked: Search;
  readonly interpretation: OfferSearchResult;
  /** The search that the keywords mean, which is shown. */
  readonly interpreted?: Search | undefined;
  readonly found: OfferSearchResult;
}
