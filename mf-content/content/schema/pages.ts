import Type from 'typebox';
import type { Static } from 'typebox';
import {
  BLOCKS,
  Cards,
  Commitments,
  Domains,
  Figures,
  FilmBlock,
  Hero,
  Split,
  Statement,
  Steps,
  Tiles,
  Values,
} from './blocks.ts';
import type { Block } from './blocks.ts';
import { Film, Ground, Link, PageHead, Picture, Text, Title } from './parts.ts';

const closed = { additionalProperties: false };
const anchor = Type.String({
  pattern: '^[a-z][a-z-]*$',
  description: 'lower-case letters and dashes, such as parcours-interne',
});

/** A block in a page's list; its content is checked by the schema of its type. */
const AnyBlock = Type.Object(
  { type: Type.Enum(Object.keys(BLOCKS)), id: Type.Optional(anchor), content: Type.Object({}) },
  closed,
);

export const BlocksPage = Type.Object(
  {
    path: Type.String({ pattern: '^/' }),
    /** Short name, for the breadcrumb. */
    label: Title,
    head: PageHead,
    hero: Hero,
    blocks: Type.Array(AnyBlock),
  },
  closed,
);
export type BlocksPage = Omit<Static<typeof BlocksPage>, 'blocks'> & { blocks: Block[] };

/**
 * An entity's page: thirteen blocks in the specification's order. The header and the offers are mandatory; blocks
 * without content are absent (decisions.md#layout-and-screens).
 */
export const Entity = Type.Object(
  {
    code: Type.String({ pattern: '^[a-z-]+$' }),
    label: Text,
    head: PageHead,
    header: Hero,
    service: Type.Optional(Split),
    vision: Type.Optional(Statement),
    keyFigures: Type.Optional(Figures),
    whyJoin: Type.Optional(Cards),
    benefits: Type.Optional(Tiles),
    values: Type.Optional(Values),
    careers: Type.Optional(Steps),
    domains: Type.Optional(Domains),
    training: Type.Optional(Split),
    commitments: Type.Optional(Commitments),
    recruitment: Type.Optional(Steps),
    offers: Type.Object({ title: Title }, closed),
  },
  closed,
);
export type Entity = Static<typeof Entity>;

/** A legal page: numbered parts with paragraphs, lists and tables. */
export const LegalPage = Type.Object(
  {
    path: Type.String({ pattern: '^/' }),
    head: PageHead,
    title: Title,
    lead: Text,
    /** Date in words. */
    updated: Type.String({
      pattern: '^(1er|[1-3]?\\d)\\u00a0[a-zéû]+ \\d{4}$',
      description: 'a day such as 21\\u00a0novembre 2026',
    }),
    parts: Type.Array(
      Type.Object(
        {
          id: anchor,
          title: Title,
          paragraphs: Type.Optional(Type.Array(Text)),
          list: Type.Optional(Type.Array(Text)),
          table: Type.Optional(
            Type.Object(
              { columns: Type.Array(Text, { minItems: 2 }), rows: Type.Array(Type.Array(Type.String())) },
              closed,
            ),
          ),
          after: Type.Optional(Type.Array(Text)),
          links: Type.Optional(Type.Array(Link)),
        },
        closed,
      ),
      { minItems: 2 },
    ),
  },
  closed,
);
export type LegalPage = Static<typeof LegalPage>;

/** A sector's texts; its job sheets come from the API. */
export const Sector = Type.Object(
  {
    code: Type.String({ pattern: '^job_family_[a-z]+$' }),
    /** The page's `h1`. */
    title: Title,
    lead: Text,
    ground: Ground,
    picture: Picture,
    film: FilmBlock,
    benefits: Type.Array(Text, { minItems: 2, maxItems: 4 }),
  },
  closed,
);
export type Sector = Static<typeof Sector>;

const Hour = Type.String({
  pattern: '^\\d{1,2}\\u00a0h( \\d{2})?$',
  description: 'an hour such as 6\u00a0h or 12\u00a0h 30, with U+00A0 before h',
});

/** A day at work, in three moments. */
export const Day = Type.Object(
  {
    code: Type.String({ pattern: '^job_[a-z]+$' }),
    moments: Type.Array(Type.Object({ time: Hour, text: Text }, closed), {
      minItems: 3,
      maxItems: 4,
    }),
  },
  closed,
);
export type Day = Static<typeof Day>;

/** Entities with testimonials (decisions.md#layout-and-screens). */
const entityCode = Type.Enum(['u-tech', 'cooperative-u-entite', 'super-u', 'u-log']);

export const WrittenTestimonial = Type.Object(
  {
    text: Text,
    name: Title,
    jobAndPlace: Text,
    photo: Picture,
    alt: Type.String(),
    entity: entityCode,
    sector: Type.String(),
  },
  closed,
);
export type WrittenTestimonial = Static<typeof WrittenTestimonial>;

export const FilmedTestimonial = Type.Object(
  { firstName: Title, jobAndPlace: Text, entity: entityCode, film: Film },
  closed,
);
export type FilmedTestimonial = Static<typeof FilmedTestimonial>;
