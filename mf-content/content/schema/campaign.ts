import Type from 'typebox';
import type { Static } from 'typebox';
import { Banner, Hero, Quote } from './blocks.ts';
import { Link, PageHead, Picture, Text, Title } from './parts.ts';

const closed = { additionalProperties: false };

/** The youth campaign: three tabs, each with its hash. */
export const Campaign = Type.Object(
  {
    path: Type.String({ pattern: '^/' }),
    /** Short name, for the breadcrumb. */
    label: Title,
    head: PageHead,
    hero: Hero,
    tabs: Type.Array(
      Type.Object(
        {
          id: Type.String({ pattern: '^[a-z]+$' }),
          label: Text,
          title: Title,
          paragraphs: Type.Array(Text, { minItems: 1 }),
          points: Type.Array(Text, { minItems: 2, maxItems: 5 }),
          picture: Picture,
          links: Type.Array(Link, { minItems: 1, maxItems: 2 }),
        },
        closed,
      ),
      { minItems: 3, maxItems: 3 },
    ),
    quote: Quote,
    banner: Banner,
  },
  closed,
);
export type Campaign = Static<typeof Campaign>;
