import { Type } from 'typebox';
import type { Static, TProperties } from 'typebox';
import { ILLUSTRATION_NAMES } from '@careers/ui/illustration-names';

/** Content schemas, checked before the build: an incomplete page is not published. */
const closed = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const Words = Type.String({ minLength: 2, maxLength: 120 });
const Text = Type.String({ minLength: 20, maxLength: 600 });
const Slug = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' });
const Path = Type.String({
  pattern: '^/[a-z-/?#=_A-Z]*$',
  description: 'a path of this site, without accents',
});
const Address = Type.String({ pattern: '^https://', description: 'an address that begins with https://' });
const Ground = Type.String({
  pattern: '^var\\(--[a-z]+-\\d+\\)$',
  description: 'a colour of the design system, such as var(--rose-100)',
});
const Picture = Type.Enum(ILLUSTRATION_NAMES, {
  description: 'the name of a drawing in shared/ui/assets/illustrations, without .svg',
});

/** Figures, and texts outside lists. */
export const CopySchema = Type.Record(Type.String(), Type.String({ minLength: 2, maxLength: 200 }));

export const FigureSchema = closed({ lead: Type.Optional(Words), value: Words, label: Words });

export const PageSchema = closed({
  path: Path,
  /** Name in breadcrumbs and links. */
  label: Words,
  summary: Words,
  picture: Picture,
});
export type Page = Static<typeof PageSchema>;

export const PageHeadSchema = closed({
  title: Words,
  description: Type.String({ minLength: 50, maxLength: 170 }),
});
export type PageHead = Static<typeof PageHeadSchema>;

export const ProfileSchema = closed({
  title: Words,
  text: Text,
  portrait: Picture,
  ground: Ground,
  paths: Type.Array(
    closed({
      network: Type.Union([Type.Literal('Réseau discount'), Type.Literal('Réseau de proximité')]),
      duration: Words,
    }),
    { minItems: 1, maxItems: 2 },
  ),
});
export type Profile = Static<typeof ProfileSchema>;

export const ContributionSchema = closed({ group: Words, amount: Words });
export type Contribution = Static<typeof ContributionSchema>;

export const StepSchema = closed({
  title: Words,
  text: Text,
});
export type Step = Static<typeof StepSchema>;

export const StepTasksSchema = closed({
  yours: Type.Array(Text, { minItems: 2 }),
  ours: Type.Array(Text, { minItems: 2 }),
});
export type StepTasks = Static<typeof StepTasksSchema>;

export const PreparationSchema = closed({ title: Words, text: Text });
export type Preparation = Static<typeof PreparationSchema>;

export const QuestionSchema = closed({
  /** Also its hash. */
  id: Slug,
  question: Type.String({ minLength: 10, maxLength: 120, pattern: '\u00a0\\?$' }),
  answer: Type.Array(Text, { minItems: 1 }),
  link: Type.Optional(closed({ label: Words, path: Path })),
});
export type Question = Static<typeof QuestionSchema>;

export const ValueSchema = closed({
  id: Slug,
  name: Words,
  claim: Words,
  text: Text,
  ground: Ground,
  modules: Type.Array(Picture, { minItems: 4, maxItems: 4 }),
  figures: Type.Array(FigureSchema, { minItems: 1, maxItems: 4 }),
});
export type Value = Static<typeof ValueSchema>;

export const ContactSchema = closed({
  name: Words,
  phone: Type.String({
    pattern: '^0\\d( \\d\\d){4}$',
    description: 'ten digits by two, such as 02 61 91 00 00',
  }),
  description: Text,
  place: Words,
  portrait: Picture,
  /** By environment. */
  applicationUrl: closed({ production: Address, development: Address }),
  linkedin: Type.Optional(Address),
});
export type Contact = Static<typeof ContactSchema>;

export const RegionSchema = closed({
  /** Also its hash. */
  id: Slug,
  label: Words,
  /** Places as visitors call them. */
  covers: Type.Array(Words, { minItems: 1 }),
  contacts: Type.Array(ContactSchema, { minItems: 1 }),
});
export type Region = Static<typeof RegionSchema>;
