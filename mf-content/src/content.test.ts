import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentErrors } from '../content/check-content.ts';
import { CONTENT_FILES } from '../content/content-files.ts';
import { ENTITIES } from '../content/entities/index.ts';
import organisation from '../content/pages/organisation.ts';
import { BlocksPage } from '../content/schema/pages.ts';
import { FILMED, WRITTEN } from '../content/testimonials/index.ts';
import { VOICES } from '../content/testimonials/voices.ts';

describe('the check of an editor’s work', () => {
  const check = (content: unknown) => contentErrors([{ file: 'page.ts', schema: BlocksPage, content }]);

  it('finds nothing in what is published', () => {
    expect(contentErrors()).toEqual([]);
  });

  it('names the file, the place and the reason of what is missing', () => {
    expect(check({ ...organisation, hero: { ...organisation.hero, title: '' } })).toEqual([
      'mf-content/content/page.ts, hero.title: has 0 characters: write at least 2',
    ]);
    const { head: _head, ...headless } = organisation;
    expect(check(headless)).toEqual(['mf-content/content/page.ts, the file: “head” is missing: write it']);
  });

  it('holds each block of a page to the form of its own type', () => {
    const [first, ...others] = organisation.blocks;
    const broken = { ...first!, content: { ...first!.content, titre: 'Notre histoire' } };
    expect(check({ ...organisation, blocks: [broken, ...others] })).toEqual([
      'mf-content/content/page.ts, blocks[0].content.titre: no page shows this field: correct its name, or remove it',
    ]);
    expect(check({ ...organisation, blocks: [{ type: 'statment', content: {} }] }).join()).toContain(
      '“statment” cannot be used: write one of statement, figures',
    );
  });

  it('reads every file that an editor may write', () => {
    const folder = join(__dirname, '..', 'content');
    const written = ['pages', 'entities', 'sectors', 'jobs', 'testimonials'].flatMap((kind) =>
      readdirSync(join(folder, kind), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.ts$/.test(file) && !/(^|\/)(benefits|index|names|voices)\.ts$/.test(file))
        .map((file) => `${kind}/${file}`),
    );
    const checked = CONTENT_FILES.map(({ file }) => file).filter((file) => file.includes('/'));
    expect(checked.toSorted()).toEqual(written.toSorted());
  });

  it('refuses a drawing that does not exist, a link that leads nowhere, and spaces that break a line', () => {
    const withHero = (change: object) =>
      check({ ...organisation, hero: { ...organisation.hero, ...change } });
    expect(withHero({ picture: 'scene-inconnue' })).not.toEqual([]);
    expect(withHero({ links: [{ label: 'Ailleurs', href: '/nulle-part' }] }).join()).toContain(
      'leads to no page',
    );
    expect(withHero({ lead: 'Vous venez ?' }).join()).toContain('U+00A0');
  });
});

it.each(CONTENT_FILES.map(({ file, content }) => [file, content] as const))(
  'no drawing of a scene stands twice on %s',
  (_file, content) => {
    const scenes = JSON.stringify(content).match(/"scene-[a-z0-9-]+"/g) ?? [];
    expect(scenes).toEqual([...new Set(scenes)]);
  },
);

it('[CONTENT-01] every family of jobs has a voice, and leads to its page', () => {
  expect(VOICES).toHaveLength(7);
  expect(new Set(VOICES.map(({ path }) => path)).size).toBe(7);
  for (const { path } of VOICES) expect(path).toMatch(/^\/nos-metiers\/les-metiers-/);
});

it('[CONTENT-04] four testimonials are written and ten are filmed, of the four entities, each film its own', () => {
  expect(WRITTEN).toHaveLength(4);
  expect(FILMED).toHaveLength(10);
  expect(new Set(FILMED.map(({ film }) => film.videoId)).size).toBe(10);
  const entities = new Set([...WRITTEN, ...FILMED].map(({ entity }) => entity));
  expect([...entities].sort()).toEqual(['cooperative-u-entite', 'super-u', 'u-log', 'u-tech']);
});

it('[CONTENT-04] a face is one person’s, who has one job', () => {
  const people = CONTENT_FILES.flatMap(({ content }) => peopleIn(content));
  expect(people.length).toBeGreaterThan(15);
  const byFace = Map.groupBy(people, ({ face }) => face);
  const shared = [...byFace].filter(([, of]) => new Set(of.map(({ who }) => who)).size > 1);
  expect(shared).toEqual([]);
  const byPerson = Map.groupBy(people, ({ who }) => who.split(',')[0]);
  const twofold = [...byPerson].filter(([, of]) => new Set(of.map(({ who }) => who)).size > 1);
  expect(twofold).toEqual([]);
});

/** Returns everybody whom the content names beside a portrait. */
function peopleIn(content: unknown): { who: string; face: string }[] {
  if (typeof content !== 'object' || content === null) return [];
  const { name, firstName, jobAndPlace, photo, portrait, film } = content as Record<string, unknown>;
  const poster = typeof film === 'object' && film !== null && 'poster' in film ? film.poster : undefined;
  const face = photo ?? portrait ?? poster;
  if (jobAndPlace && face)
    return [{ who: `${String(name ?? firstName)}, ${String(jobAndPlace)}`, face: String(face) }];
  return Object.values(content).flatMap(peopleIn);
}

it('[CONTENT-03] the twelve codes of the owner have eleven pages, one of them under two codes', () => {
  expect(ENTITIES.map(({ code }) => code).sort()).toEqual([
    'cooperative-u-entite',
    'hyper-u',
    'info-u',
    'magasins-u',
    'super-u',
    'u-express',
    'u-log',
    'u-paiement',
    'u-proximite-france',
    'u-tech',
    'utile',
  ]);
});
