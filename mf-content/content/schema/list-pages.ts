import Type from 'typebox';
import type { Static } from 'typebox';
import { Banner } from './blocks.ts';
import { PageHead, Text, Title } from './parts.ts';

const closed = { additionalProperties: false };
const page = { path: Type.String({ pattern: '^/' }), head: PageHead, title: Title, lead: Text };

/** The page around the testimonials, which have a file each. */
export const TestimonialsPage = Type.Object(
  {
    ...page,
    /** Short name, for the breadcrumb. */
    label: Title,
    films: Type.Object({ title: Title, lead: Text }, closed),
    banner: Banner,
  },
  closed,
);
export type TestimonialsPage = Static<typeof TestimonialsPage>;

/** The page around the news, which come from the API. */
export const NewsPage = Type.Object({ ...page, empty: Text }, closed);
export type NewsPage = Static<typeof NewsPage>;

/** Titles of the sections that remotes contribute links to. */
export const SiteMapPage = Type.Object(
  {
    ...page,
    sections: Type.Object(
      { search: Title, jobs: Title, organisation: Title, company: Title, entrepreneur: Title, rights: Title },
      closed,
    ),
  },
  closed,
);
export type SiteMapPage = Static<typeof SiteMapPage>;
