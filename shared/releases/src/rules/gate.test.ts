import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { CONTRACT_WINDOW, LAYOUT, claims } from '@careers/contract';
import type { NavigationEntry, ShellManifest } from '@careers/contract';
import { runGate } from '@careers/federation/checks';
import { guideSays } from '@careers/docs/mistakes';
import { aManifest } from '@careers/testing/builds';
import type { Candidate } from './candidate.ts';
import { harmOf } from './gate-harm.ts';
import { RULES, STATIC_RULES, passedOverRules } from './gate-rules.ts';
import { covers, overlaps } from './patterns.ts';

const SOURCE = 'export const area = 1;';
const sha = `sha384-${'A'.repeat(64)}`;
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gate-'));
  await mkdir(join(directory, 'client'));
  await client('remoteEntry.js', '');
  await client('area.js', SOURCE);
  await client('area.js.gz', gzipSync(SOURCE));
  await client('area.js.br', brotliCompressSync(SOURCE));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const client = (name: string, bytes: string | Buffer) => writeFile(join(directory, 'client', name), bytes);

const files = { 'remoteEntry.js': sha, 'area.js': sha, 'area.js.gz': sha, 'area.js.br': sha };
const good = aManifest({ client: { entry: 'remoteEntry.js', integrity: files } });

function aShell(version: string, ...exports: string[]): ShellManifest {
  return {
    host: 'one.test',
    process: 42,
    contracts: [...CONTRACT_WINDOW],
    shared: { '@careers/platform': { version, exports } },
  };
}

function candidate(changes: Partial<Candidate> = {}): Candidate {
  return {
    manifest: good,
    directory,
    owned: { mount: ['/offres-emploi', '/nos-offres/*'], widgets: ['search-bar'] },
    ownedByOthers: ['/entreprendre/*'],
    live: [],
    environments: ['staging', 'production'],
    shells: [aShell('1.0.0')],
    budgets: { areaKilobytes: 2, widgetKilobytes: 2 },
    agreed: { removals: false, withoutShells: false, dirty: false },
    ...changes,
  };
}

/** Returns the names of the refusing rules. */
async function refusals(changes: Partial<Candidate>): Promise<string[]> {
  const { results } = await runGate(candidate(changes), STATIC_RULES);
  return results.filter(({ outcome }) => outcome === 'refused').map(({ rule }) => rule);
}

const needy = (range: string, ...uses: string[]) => ({
  manifest: { ...good, shared: { '@careers/platform': range }, uses: { '@careers/platform': uses } },
});
const others = (changes: Partial<typeof good>) => ({
  live: [{ ...good, name: 'mf-other', mount: [], widgets: [], ...changes }],
});
const link = { menu: 'jobs', order: 1, title: 'Offres', path: '/offres-emploi', icon: 'truck' };
const contributing = (...navigation: NavigationEntry[]) => ({
  manifest: { ...good, contributes: { navigation } },
});
const providing = (version: string, required: string[] = []) => ({
  manifest: {
    ...good,
    provides: {
      'search-bar': {
        version,
        props: { type: 'object', required, properties: { title: { type: 'string' } } },
      },
    },
  },
});
const declaring = (environments: Record<string, number>, origins: Record<string, string>) => ({
  manifest: {
    ...good,
    configuration: { days: { default: 2, environments } },
    backends: { letters: { origins, paths: ['/v1'], methods: ['GET' as const] } },
  },
});
/** A released version with more than the new one has. */
const before = (changes: Partial<typeof good>) => ({ live: [{ ...good, version: '0.9.0', ...changes }] });

it('[REL-05] a valid build passes every rule', async () => {
  const { results, refusal } = await runGate(candidate(before({})), STATIC_RULES);
  expect(refusal).toBeNull();
  expect(results.map(({ rule }) => rule)).toEqual(STATIC_RULES.map(({ name }) => name));
});

it('[TEAM-10] [TEAM-11] values and origins must be for environments of the registry, or development', async () => {
  const origins = { production: 'https://letters.test', development: 'http://127.0.0.1:4150' };
  expect(await refusals(declaring({ staging: 1, production: 2, development: 3 }, origins))).toEqual([]);
});

it.each(['/offres-emploi/*', '/offres-emploi/lyon', '/offres-emploi/lyon/*'])(
  '[REL-10] %s is below a path of its own: nobody need give it',
  async (path) => {
    expect(await refusals({ manifest: { ...good, mount: ['/offres-emploi', path] } })).toEqual([]);
  },
);

describe.each<[string, [string, Partial<Candidate>][]]>([
  [
    'development-build',
    [
      ['a build that says so', { manifest: { ...good, development: true } }],
      ['a number that says so', { manifest: { ...good, version: '1.0.0-development.1' } }],
    ],
  ],
  ['dirty-tree', [['a build of what no commit has', { manifest: { ...good, dirty: true } }]]],
  [
    'path-not-owned',
    [
      ['a path of nobody', { manifest: { ...good, mount: ['/apropos'] } }],
      ['a path that only begins like its own', { manifest: { ...good, mount: ['/offres-emploi-cadres'] } }],
      [
        'all below its path, of which another owns some',
        {
          manifest: { ...good, mount: ['/offres-emploi/*'] },
          ownedByOthers: ['/offres-emploi/apprentis'],
        },
      ],
      [
        'what is below the home page',
        { manifest: { ...good, mount: ['/apropos'] }, owned: { mount: ['/'], widgets: ['search-bar'] } },
      ],
      ['everything', { manifest: { ...good, mount: ['/*'] } }],
    ],
  ],
  ['widget-not-owned', [['a widget of nobody', { manifest: { ...good, widgets: ['map'] } }]]],
  [
    'path-taken',
    [
      ['a path that another has', others({ mount: ['/offres-emploi'] })],
      ['a path below another’s', others({ mount: ['/*'] })],
      ['a path above another’s', others({ mount: ['/nos-offres/boucher'] })],
    ],
  ],
  ['widget-taken', [['a widget that another has', others({ widgets: ['search-bar'] })]]],
  [
    'removals',
    [
      ['a path that visitors have', before({ mount: [...good.mount, '/favoris'] })],
      ['all below a path, of which it keeps one', before({ mount: ['/offres-emploi/*'] })],
      ['a widget that visitors have', before({ widgets: ['search-bar', 'map'] })],
    ],
  ],
  ['no-shell-known', [['what no shell could be asked about', { shells: [] }]]],
  [
    'shared-needs',
    [
      ['another version than one shell shares', needy('^2.0.0')],
      ['a name that one shell lacks', needy('^1.0.0', 'useTomorrow')],
      [
        'what one of two shells lacks',
        { ...needy('^1.0.0', 'Link'), shells: [aShell('1.0.0', 'Link'), aShell('1.0.0')] },
      ],
      [
        'another contract than one shell runs',
        {
          manifest: { ...good, contract: 3 },
          shells: [aShell('1.0.0'), { ...aShell('1.0.0'), contracts: [2] }],
        },
      ],
      [
        'what the build lacks that takes over from a shell',
        { ...needy('^1.0.0', 'Link'), shells: [{ ...aShell('1.0.0', 'Link'), fallback: aShell('1.0.0') }] },
      ],
    ],
  ],
  [
    'budget',
    [['a chunk over it', { manifest: { ...good, budgets: { areaKilobytes: 0.001, widgetKilobytes: 2 } } }]],
  ],
  [
    'widget-needs',
    [
      [
        'what a live provider does not meet',
        {
          manifest: { ...good, requires: { carousel: '^2.0.0' } },
          ...others({ widgets: ['carousel'], provides: { carousel: { version: '1.4.0', props: {} } } }),
        },
      ],
      [
        'what one of two live versions does not meet',
        {
          manifest: { ...good, requires: { carousel: '^2.0.0' } },
          live: ['1.9.0', '2.1.0'].flatMap(
            (version) =>
              others({ widgets: ['carousel'], provides: { carousel: { version, props: {} } } }).live,
          ),
        },
      ],
      [
        'more than what a provider from before versions promises',
        { manifest: { ...good, requires: { carousel: '^1.1.0' } }, ...others({ widgets: ['carousel'] }) },
      ],
    ],
  ],
  [
    'widget-promises',
    [
      [
        'a version that a live page does not accept',
        { ...providing('2.0.0'), ...others({ requires: { 'search-bar': '^1.0.0' } }) },
      ],
      [
        'a prop that it needs now, under a number that breaks nothing',
        { ...providing('1.1.0', ['title']), ...before(providing('1.0.0').manifest) },
      ],
    ],
  ],
  [
    'environments',
    [
      ['a value for an environment that is none', declaring({ prodcution: 3 }, {})],
      ['an origin for an environment that is none', declaring({}, { prod: 'https://letters.test' })],
    ],
  ],
  [
    'contributions',
    [
      ['a link to a page of another', contributing({ ...link, path: '/faq' })],
      ['an icon that no shell has', contributing({ ...link, icon: 'plane' })],
      [
        'an icon that one of two shells lacks',
        {
          ...contributing(link),
          shells: [aShell('1.0.0'), { ...aShell('1.0.0'), layout: { ...LAYOUT, icons: ['heart'] } }],
        },
      ],
      [
        'one link more than the menu takes, with those of others',
        {
          ...contributing(link),
          ...others({
            mount: ['/pays/*'],
            contributes: {
              navigation: Array.from({ length: 10 }, (_, each) => ({ ...link, path: `/pays/${each}` })),
            },
          }),
        },
      ],
    ],
  ],
])('[REL-05] %s', (rule, fixtures) => {
  it.each(fixtures)('refuses %s', async (_what, changes) => {
    expect(await refusals(changes)).toEqual([rule]);
    const { refusal } = await runGate(candidate(changes), STATIC_RULES);
    expect(refusal).toMatchObject({
      rule,
      message: expect.stringMatching(/\.$/),
      remedy: expect.stringMatching(/\.$/),
    });
  });
});

it.each<[RegExp, Partial<typeof good>]>([
  [guideSays('foreign-path'), { mount: ['/entreprendre/reprendre'] }],
  [guideSays('development-build'), { development: true }],
])('[TEAM-07] the message matches the guide: %s', async (words, changes) => {
  const { refusal } = await runGate(candidate({ manifest: { ...good, ...changes } }), STATIC_RULES);
  expect(refusal?.message).toMatch(words);
});

describe('[REL-05] compressed-form', () => {
  it.each([
    ['other bytes', 'area.js.gz', gzipSync('alert(1)')],
    ['other bytes, in brotli', 'area.js.br', brotliCompressSync('alert(1)')],
    ['what cannot be unpacked', 'area.js.gz', Buffer.from('no gzip')],
    ['what unpacks to much more', 'area.js.br', brotliCompressSync(Buffer.alloc(50_000_000))],
  ])('refuses %s in the compressed form', async (_what, name, bytes) => {
    await client(name, bytes);
    expect(await refusals({})).toEqual(['compressed-form']);
  });
});

describe('[REL-05] missing-chunk', () => {
  const container = (...hashes: string[]) =>
    client(
      good.client.entry,
      `r.u=e=>e+"."+{${hashes.map((hash, index) => `${index}:"${hash}"`).join()}}[e]+".js"`,
    );
  const chunk = { 'page.0badc0de.js': 'sha384-x' };
  const manifest = { ...good, client: { ...good.client, integrity: { ...files, ...chunk } } };
  beforeEach(() => client('page.0badc0de.js', SOURCE));

  it('refuses a container that names a missing chunk', async () => {
    await container('0badc0de', 'deadbeef');
    expect(await refusals({ manifest })).toEqual(['missing-chunk']);
    const { refusal } = await runGate(candidate({ manifest }), STATIC_RULES);
    expect(refusal?.message).toBe(
      'client/remoteEntry.js loads a chunk *.deadbeef.js, which is not in the build.',
    );
  });

  it('accepts one whose chunks exist', async () => {
    await container('0badc0de');
    expect(await refusals({ manifest })).toEqual([]);
  });
});

describe('[TEAM-05] a widget', () => {
  it('that breaks a live page is refused, naming that page’s remote', async () => {
    const live = others({ requires: { 'search-bar': '^1.0.0' } });
    const { refusal } = await runGate(candidate({ ...providing('2.0.0'), ...live }), STATIC_RULES);
    expect(refusal).toMatchObject({
      rule: 'widget-promises',
      message:
        'mf-other@1.0.0 requires search-bar ^1.0.0, and mf-search@1.0.0 provides 2.0.0: visitors have that page.',
    });
  });

  it('changes in two steps: its pages accept both versions first', async () => {
    const accepting = others({ requires: { 'search-bar': '^1.0.0 || ^2.0.0' } });
    expect(await refusals({ ...providing('2.0.0', ['title']), ...accepting })).toEqual([]);
    const { manifest } = providing('1.0.0');
    const again = { ...manifest, requires: { carousel: '^1.0.0 || ^2.0.0' } };
    for (const version of ['1.3.0', '2.0.0']) {
      const carousel = { widgets: ['carousel'], provides: { carousel: { version, props: {} } } };
      expect(await refusals({ manifest: again, ...others(carousel) })).toEqual([]);
    }
  });

  it('that nobody provides does not refuse a page, whose slot shows a fallback', async () => {
    expect(await refusals({ manifest: { ...good, requires: { carousel: '^1.0.0' } } })).toEqual([]);
  });
});

it('[TEAM-03] a valid link passes, whatever others have added to its menu before', async () => {
  expect(await refusals(contributing(link))).toEqual([]);
  const navigation = Array.from({ length: 11 }, (_, each) => ({ ...link, path: `/pays/${each}` }));
  const crowded = others({ mount: ['/pays/*'], contributes: { navigation } });
  expect(await refusals({ ...contributing({ ...link, menu: 'company' }), ...crowded })).toEqual([]);
});

describe('[REL-05] budget', () => {
  const source = Array.from({ length: 800 }, (_, index) => index * 7919).join();
  const sizes = { areaKilobytes: 40, widgetKilobytes: 40 };
  const heavy = (own: Partial<typeof sizes>, budgets: typeof sizes, chunk = 'area') =>
    refusals({
      manifest: { ...good, chunks: { [chunk]: ['area.js'] }, budgets: { ...sizes, ...own } },
      budgets,
    });
  beforeEach(async () => {
    await client('area.js', source);
    await client('area.js.gz', gzipSync(source));
    await client('area.js.br', brotliCompressSync(source));
  });

  it('is the registry’s, whatever the publisher declares', async () => {
    expect(await heavy({}, sizes)).toEqual([]);
    expect(await heavy({ areaKilobytes: 99_999 }, { ...sizes, areaKilobytes: 1 })).toEqual(['budget']);
    expect(await heavy({}, { ...sizes, widgetKilobytes: 1 })).toEqual([]);
    expect(await heavy({}, { ...sizes, widgetKilobytes: 1 }, 'widget-search-bar')).toEqual(['budget']);
  });

  it('may be stricter in the remote’s own settings', async () => {
    expect(await heavy({ areaKilobytes: 1 }, sizes)).toEqual(['budget']);
  });
});

describe('[REL-05] class-namespace', () => {
  const component = (id: string) => `a.div.withConfig({displayName:"x",componentId:"${id}"})\`\``;
  const styled = (id: string) => client('remoteEntry.js', component(id));

  it.each(['mf-search__sc-1a2b-0', 'ui-1-2-0__sc-1a2b-0'])('accepts %s', async (id) => {
    await styled(id);
    expect(await refusals({})).toEqual([]);
  });

  it.each(['mf-offer__sc-1a2b-0', 'sc-1a2b-0', 'mf-search-2__sc-1a2b-0'])('refuses %s', async (id) => {
    await styled(id);
    expect(await refusals({})).toEqual(['class-namespace']);
  });

  it('refuses global styles', async () => {
    const manifest = { ...good, uses: { 'styled-components': ['createGlobalStyle', 'default'] } };
    expect(await refusals({ manifest })).toEqual(['class-namespace']);
  });
});

it('[REL-05] a chunk without a compressed form counts with its compressed size', async () => {
  await rm(join(directory, 'client', 'area.js.gz'));
  const { 'area.js.gz': _gone, 'area.js.br': _kept, ...integrity } = files;
  const manifest = { ...good, client: { ...good.client, integrity } };
  await client('area.js', 'x'.repeat(100_000));
  expect(await refusals({ manifest })).toEqual([]);
  await client('area.js', Array.from({ length: 4_000 }, (_, index) => index * 7919).join());
  expect(await refusals({ manifest })).toEqual(['budget']);
});

it('[REL-05] removals, a site without shells and a dirty tree pass with consent', async () => {
  const manifest = { ...good, dirty: true };
  const changes = { manifest, ...before({ mount: ['/*'], widgets: ['map'] }), shells: [] };
  expect(await refusals(changes)).toEqual(['dirty-tree', 'removals', 'no-shell-known']);
  const agreed = { removals: true, withoutShells: true, dirty: true };
  expect(await refusals({ ...changes, agreed })).toEqual([]);
  const over = await passedOverRules(candidate({ ...changes, agreed }), STATIC_RULES);
  expect(over.map(({ rule }) => rule)).toEqual(['dirty-tree', 'removals', 'no-shell-known']);
  expect(await passedOverRules(candidate({ agreed }), STATIC_RULES)).toEqual([]);
});

it('[REL-05] every rule describes whom the problem affects', () => {
  const unknown = harmOf('no-rule-of-the-gate');
  expect(RULES.filter(({ name }) => harmOf(name) === unknown)).toEqual([]);
});

it('[REL-05] reports all findings together, the first with what to do', async () => {
  const manifest = { ...good, development: true, widgets: ['map'] };
  const { results, refusal } = await runGate(candidate({ manifest, shells: [] }), STATIC_RULES);
  expect(results.filter(({ detail }) => detail !== null)).toHaveLength(3);
  expect(refusal?.rule).toBe('development-build');
});

describe('[REL-05] patterns of paths', () => {
  const segment = fc.constantFrom('a', 'b', 'ab');
  const path = fc.array(segment, { maxLength: 3 }).map((segments) => `/${segments.join('/')}`);
  const pattern = fc.tuple(path, fc.boolean()).map(([base, below]) => {
    if (!below) return base;
    return base === '/' ? '/*' : `${base}/*`;
  });

  it('one covers another only if it claims every path of the other', () => {
    fc.assert(
      fc.property(pattern, pattern, path, (outer, inner, each) => {
        if (covers(outer, inner) && claims(inner, each)) expect(claims(outer, each)).toBe(true);
      }),
    );
  });

  it('two overlap if both claim some path', () => {
    fc.assert(
      fc.property(pattern, pattern, path, (one, other, each) => {
        if (claims(one, each) && claims(other, each)) expect(overlaps(one, other)).toBe(true);
      }),
    );
  });
});
