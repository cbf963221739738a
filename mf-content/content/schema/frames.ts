import Type from 'typebox';
import type { Static } from 'typebox';
import { Banner } from './blocks.ts';
import { Link, PageHead, Text, Title } from './parts.ts';

const closed = { additionalProperties: false };
const frame = { path: Type.String({ pattern: '^/' }), head: PageHead, title: Title, lead: Text };

/** The page around the testimonials, which have a file each. */
export const TestimonialsPage = Type.Object(
  {
    ...frame,
    /** Short name, for the breadcrumb. */
    label: Title,
    films: Type.Object({ title: Title, lead: Text }, closed),
    banner: Banner,
  },
  closed,
);
export type TestimonialsPage = Static<typeof TestimonialsPage>;

/** The page around the news, which come from the API. */
export const NewsPage = Type.Object({ ...frame, empty: Text }, closed);
export type NewsPage = Static<typeof NewsPage>;

/** Links by topic; sectors and entities are added. */
export const SiteMapPage = Type.Object(
  {
    ...frame,
    groups: Type.Array(Type.Object({ title: Title, links: Type.Array(Link, { minItems: 2 }) }, closed)),
  },
  closed,
);
export type SiteMapPage = Static<typeof SiteMapPage>;
