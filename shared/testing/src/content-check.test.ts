import Type from 'typebox';
import { schemaErrors, textErrors } from './content-check.ts';

const Page = Type.Object(
  {
    title: Type.String({ minLength: 2, maxLength: 12 }),
    picture: Type.Enum(['scene-a', 'scene-b'], { description: 'the name of a drawing' }),
    colour: Type.Enum(['red', 'blue']),
    path: Type.String({ pattern: '^/', description: 'a path that begins with /' }),
    items: Type.Array(Type.Object({ text: Type.String() }), { minItems: 2, maxItems: 3 }),
  },
  { additionalProperties: false },
);
const page = {
  title: 'Boucher',
  picture: 'scene-a',
  colour: 'red',
  path: '/boucher',
  items: [{ text: 'Six heures' }, { text: 'Midi' }],
};

it('returns no errors for valid content', () => {
  expect(schemaErrors(Page, page)).toEqual([]);
});

it.each([
  [{ title: '' }, 'title: has 0 characters: write at least 2'],
  [{ title: 'Bien trop long pour un titre' }, 'title: has 28 characters: shorten it to 12'],
  [{ picture: 'scene-c' }, 'picture: “scene-c” cannot be used: write the name of a drawing'],
  [{ colour: 'green' }, 'colour: “green” cannot be used: write one of red, blue'],
  [{ path: 'boucher' }, 'path: “boucher” has not the right form: write a path that begins with /'],
  [{ items: [{ text: 'Midi' }] }, 'items: lists 1: there must be at least 2'],
  [{ items: [{ text: 'Midi' }, {}] }, 'items[1]: “text” is missing: write it'],
  [{ titel: 'Boucher' }, 'titel: no page shows this field: correct its name, or remove it'],
  [{ title: 7 }, 'title: must be string'],
])('reports the place, reason and correction for %j', (change, error) => {
  expect(schemaErrors(Page, { ...page, ...change })).toEqual([error]);
});

it('prefixes the place within the file', () => {
  expect(schemaErrors(Page, { ...page, title: '' }, '/blocks/3/content')).toEqual([
    'blocks[3].content.title: has 0 characters: write at least 2',
  ]);
});

it('checks French typography, and links by the given rule', () => {
  const content = { lead: 'Vous venez ?', code: 'job_boucherie', link: { label: 'Là', href: '/nulle-part' } };
  const errors = textErrors(content, {
    isNoText: (text) => /^(\/|[a-z_]+$)/.test(text),
    linkError: (href) => `leads nowhere: ${href}`,
  });
  expect(errors).toHaveLength(2);
  expect(errors[0]).toMatch(/^lead: put U\+00A0 before .* \(“Vous venez \?”\)$/);
  expect(errors[1]).toMatch(/^link\.href: leads nowhere/);
});
