import { ILLUSTRATION_NAMES } from '@careers/ui/illustration-names';
import Type from 'typebox';
import type { Static } from 'typebox';

/** Parts of all content. Text is plain: the block decides what is bold or a list. */
const closed = { additionalProperties: false };

export const Text = Type.String({ minLength: 2 });
export const Title = Type.String({ minLength: 2, maxLength: 90 });

/** An illustration of the design system. */
export const Picture = Type.Enum(ILLUSTRATION_NAMES, {
  description: 'the name of a drawing in shared/ui/assets/illustrations, without .svg',
});

/** A background colour for dark text. */
export const Ground = Type.Enum([
  'lavande-100',
  'lavande-200',
  'lavande-300',
  'citron-100',
  'citron-200',
  'citron-500',
  'basilic-100',
  'basilic-300',
  'ciel-100',
  'ciel-300',
  'rose-100',
  'rose-300',
  'tomate-100',
  'tomate-200',
]);

export const Icon = Type.Enum([
  'basket',
  'book',
  'briefcase',
  'building',
  'clock',
  'coin',
  'heart',
  'home',
  'key',
  'laptop',
  'map',
  'people',
  'school',
  'sparkles',
  'speaker',
  'store',
  'truck',
  'warehouse',
]);

const Href = Type.String({
  pattern: '^(/|https://)',
  description: 'a path that begins with /, or a whole address that begins with https://',
});

/** A path of this site with query and hash, or an absolute URL. */
export const Link = Type.Object({ label: Text, href: Href }, closed);

/** Title and description for search engines. */
export const PageHead = Type.Object(
  {
    title: Type.String({ minLength: 5, maxLength: 65 }),
    description: Type.String({ minLength: 50, maxLength: 165 }),
  },
  closed,
);

/** A film of the video provider, with its transcript. */
export const Film = Type.Object(
  {
    videoId: Type.String({
      pattern: '^[A-Za-z0-9_-]{11}$',
      description: 'the eleven signs at the end of the film’s address',
    }),
    title: Title,
    poster: Picture,
    transcript: Type.Array(Text, { minItems: 1 }),
  },
  closed,
);

export type Link = Static<typeof Link>;
export type Icon = Static<typeof Icon>;
export type Ground = Static<typeof Ground>;
export type Film = Static<typeof Film>;
export type PageHead = Static<typeof PageHead>;
