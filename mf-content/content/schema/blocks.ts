import Type from 'typebox';
import type { Static } from 'typebox';
import { Film, Ground, Icon, Link, Picture, Text, Title } from './parts.ts';

const closed = { additionalProperties: false };
const links = Type.Optional(Type.Array(Link, { minItems: 1, maxItems: 3 }));
const paragraphs = Type.Array(Text, { minItems: 1, maxItems: 4 });

/** The top of a page: `h1`, lead, picture and main action. */
export const Hero = Type.Object(
  {
    title: Title,
    lead: Text,
    ground: Ground,
    picture: Picture,
    /** A mosaic in place of the picture. */
    mosaic: Type.Optional(Type.Array(Picture, { minItems: 6, maxItems: 12 })),
    links,
  },
  closed,
);

/** A title beside a few large sentences. */
export const Statement = Type.Object({ title: Title, paragraphs, links }, closed);

/** The owner's figures. */
export const Figures = Type.Object(
  {
    title: Title,
    items: Type.Array(Type.Object({ lead: Type.Optional(Text), value: Type.String(), label: Text }, closed), {
      minItems: 2,
      maxItems: 4,
    }),
  },
  closed,
);

/** Reasons, each with an icon. */
export const Cards = Type.Object(
  {
    title: Title,
    lead: Type.Optional(Text),
    items: Type.Array(
      Type.Object({ icon: Icon, title: Title, text: Text, href: Type.Optional(Type.String()) }, closed),
      { minItems: 2, maxItems: 6 },
    ),
  },
  closed,
);

/** Coloured tiles, such as benefits with a figure. */
export const Tiles = Type.Object(
  {
    title: Title,
    lead: Type.Optional(Text),
    items: Type.Array(
      Type.Object(
        {
          value: Type.Optional(Type.String()),
          title: Title,
          text: Type.Optional(Text),
          picture: Type.Optional(Picture),
          link: Type.Optional(Link),
        },
        closed,
      ),
      { minItems: 2, maxItems: 6 },
    ),
  },
  closed,
);

/** A picture beside a text. */
export const Split = Type.Object(
  {
    title: Title,
    paragraphs,
    points: Type.Optional(Type.Array(Text, { minItems: 2, maxItems: 6 })),
    picture: Picture,
    ground: Ground,
    links,
  },
  closed,
);

/** Values, each under a pattern. */
export const Values = Type.Object(
  {
    title: Title,
    items: Type.Array(Type.Object({ title: Title, text: Text }, closed), { minItems: 3, maxItems: 4 }),
  },
  closed,
);

export const Steps = Type.Object(
  {
    title: Title,
    lead: Type.Optional(Text),
    items: Type.Array(Type.Object({ title: Title, text: Text }, closed), { minItems: 3, maxItems: 5 }),
    links,
  },
  closed,
);

/** Fields of work, each a link. */
export const Domains = Type.Object(
  { title: Title, lead: Type.Optional(Text), links: Type.Array(Link, { minItems: 2, maxItems: 10 }) },
  closed,
);

/** Commitments, as a list. */
export const Commitments = Type.Object(
  { title: Title, lead: Type.Optional(Text), items: Type.Array(Text, { minItems: 3, maxItems: 8 }) },
  closed,
);

/** A large quotation. */
export const Quote = Type.Object(
  { text: Text, name: Title, jobAndPlace: Text, portrait: Picture, link: Type.Optional(Link) },
  closed,
);

/** A film beside a text. */
export const FilmBlock = Type.Object({ title: Title, text: Text, film: Film, links }, closed);

/** The call to action at the end of a page. */
export const Banner = Type.Object(
  { title: Title, text: Text, tone: Type.Union([Type.Literal('citron'), Type.Literal('ink')]), links },
  closed,
);

export const BLOCKS = {
  statement: Statement,
  figures: Figures,
  cards: Cards,
  tiles: Tiles,
  split: Split,
  values: Values,
  steps: Steps,
  domains: Domains,
  commitments: Commitments,
  quote: Quote,
  film: FilmBlock,
  banner: Banner,
} as const;

export type Hero = Static<typeof Hero>;
export type BlockType = keyof typeof BLOCKS;
/** The content of a block by its type. */
export type BlockContent = { [Type in BlockType]: Static<(typeof BLOCKS)[Type]> };
/** A block in a page's list. */
export type Block = {
  [Type in BlockType]: { type: Type; id?: string; content: BlockContent[Type] };
}[BlockType];
