/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import type { ActionRequest, PageRequest } from '@careers/contract';
import { guideSays } from '@careers/docs/mistakes';
import { addressOfFile } from '../asset-address.ts';
import { CHECKS } from './conformance.ts';
import type { Check, Conformance, Problems } from './conformance.ts';
import { conformanceProblems } from './index.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'conformance-'));
  const remote = {
    role: 'example',
    mount: ['/essai', '/essai/*'],
    widgets: {},
    budgets: { areaKilobytes: 1, widgetKilobytes: 1 },
  };
  await writeFile(
    join(directory, 'package.json'),
    JSON.stringify({ name: '@team/mf-example', version: '1.0.0', remote }),
  );
});
afterEach(() => rm(directory, { recursive: true, force: true }));

interface Page {
  path?: string;
  loader?(request: PageRequest): unknown;
  action?(request: ActionRequest): unknown;
  /** True if a build would find the action. */
  hasAction?: boolean;
  Page: ComponentType;
}

/** Returns a remote with one page. Imports its modules on demand, like a team's remote. */
function remoteOf(page: () => Promise<Page>, changes: Partial<Conformance> = {}): Conformance {
  return {
    directory,
    async area() {
      const { defineArea, definePages } = await import('@careers/platform');
      const { path = '/essai', loader, action, hasAction = action !== undefined, Page } = await page();
      const head = () => ({ title: 'Essai' });
      const server = { head, ...(loader && { loader }), ...(action && { action }) };
      return {
        default: defineArea({
          name: 'mf-example',
          pages: definePages([
            [path, async () => ({ default: Page }), async () => server, undefined, hasAction],
          ]),
        }),
      };
    },
    samples: ['/essai'],
    api: {},
    ...changes,
  };
}

const conforming = async (): Promise<Page> => ({ Page: () => <h1>Essai</h1> });

type Pages = Readonly<Record<string, () => Promise<Page>>>;

/** Checks pages at several paths in one run; returns the problems at a path, with those that are of no other path. */
async function problemsAt(pages: Pages, changes: Partial<Conformance> = {}) {
  const paths = Object.keys(pages);
  const area = async () => {
    const areas = paths.map((path) => remoteOf(async () => ({ ...(await pages[path]!()), path })).area?.());
    const { defineArea } = await import('@careers/platform');
    const all = (await Promise.all(areas)).flatMap((each) => each?.default.pages ?? []);
    return { default: defineArea({ name: 'mf-example', pages: all }) };
  };
  const problems = await conformanceProblems({ directory, area, samples: paths, api: {}, ...changes });
  const isOf = (path: string, problem: string) => new RegExp(`^${path}[:,] `).test(problem);
  return (own: string) =>
    Object.fromEntries(
      Object.entries(problems).map(([check, faults]) => [
        check,
        faults.filter((fault) => paths.every((path) => path === own || !isOf(path, fault))),
      ]),
    ) as Problems;
}

/** Expects problems of one check only, with a message. */
function expectOnly(problems: Problems, check: Check, message: RegExp) {
  const found = Object.fromEntries(Object.entries(problems).filter(([, faults]) => faults.length > 0));
  expect(Object.keys(found)).toEqual([check]);
  expect(found[check]?.join('\n')).toMatch(message);
}

it('[TEAM-07] a conforming remote has no problems, with hooks, ids and styled components', async () => {
  const page = async (): Promise<Page> => ({
    loader: () => ({ name: 'Inès' }),
    Page: (await import('./testing/conforming-page.tsx')).ConformingPage,
  });
  const problems = await conformanceProblems(remoteOf(page));
  expect(problems).toEqual(Object.fromEntries(Object.keys(CHECKS).map((check) => [check, []])));
});

/** A page with a form, which says what it has answered. */
const withForm = async (action: Page['action'], says: (answer: unknown) => string): Promise<Page> => {
  const { useActionData } = await import('@careers/platform');
  return {
    ...(action && { action }),
    Page() {
      const answer = useActionData();
      return (
        <form method="post">
          <h1>Essai</h1>
          {answer !== undefined && <p>{says(answer)}</p>}
        </form>
      );
    },
  };
};
const missing: Page['action'] = async ({ fields }) => {
  const { data } = await import('@careers/platform');
  return data(fields.has('email') ? [] : ['email'], { status: 422 });
};

const lead: Page['action'] = async () => (await import('@careers/platform')).redirect('/merci');
const refuse: Page['action'] = async () => {
  const { data } = await import('@careers/platform');
  return data(null, { status: 503 });
};
const fail = (): never => {
  throw new Error('there is none');
};
const onceHydrated = (answer: unknown) => `${String(answer)}${typeof window === 'undefined' ? '' : ', ici'}`;

describe('[TEAM-07] [TEAM-08] an action', () => {
  const forms: Pages = {
    '/essai/incomplet': () => withForm(missing, String),
    '/essai/merci': () => withForm(lead, String),
    '/essai/panne': () => withForm(({ fields }) => fields.get('email')?.trim().length ?? fail(), String),
    '/essai/refus': () => withForm(refuse, String),
    '/essai/hydratation': () => withForm(missing, onceHydrated),
  };
  let found: ReturnType<typeof problemsAt> | undefined;
  /** One run for all forms. */
  const problemsOf = async (path: string) => (await (found ??= problemsAt(forms)))(path);

  it('answers an empty form by its page, or leads to another', async () => {
    for (const path of ['/essai/incomplet', '/essai/merci'])
      expect(Object.values(await problemsOf(path)).flat()).toEqual([]);
  });

  it('that fails for an empty form is reported', async () => {
    const throws = /\/essai\/panne, answering an empty form: throws: .*none/;
    expectOnly(await problemsOf('/essai/panne'), 'answers', throws);
    expectOnly(await problemsOf('/essai/refus'), 'answers', /answers 503: .*422/);
  });

  it('has its answer hydrated and looked at as every page is', async () => {
    expectOnly(await problemsOf('/essai/hydratation'), 'hydration', /answering an empty form: .*match/);
  });
});

it('[TEAM-07] [TEAM-08] an action that a build does not find is reported', async () => {
  const unseen = remoteOf(async () => ({ ...(await withForm(missing, String)), hasAction: false }));
  expectOnly(await conformanceProblems(unseen), 'contract', /the action of the page essai is not found/);
});

/** Returns the problems of a remote with a widget that shows this text. */
async function widgetProblems(text: () => string): Promise<Problems> {
  const file = join(directory, 'package.json');
  const description = JSON.parse(await readFile(file, 'utf8')) as { remote: object };
  const remote = { ...description.remote, widgets: { 'example-note': '1.0.0' } };
  await writeFile(file, JSON.stringify({ ...description, remote }));
  const load = async () => {
    const { defineWidget } = await import('@careers/platform');
    const Component = ({ data }: { data: { name: string } }) => (
      <p>
        {text()} {data.name}
      </p>
    );
    return {
      default: defineWidget({
        name: 'example-note',
        load: async (props: { name: string }) => props,
        Component,
      }),
    };
  };
  const widgets = { 'example-note': { load, props: [{ name: 'Inès' }] } };
  return conformanceProblems(remoteOf(conforming, { samples: [], widgets }));
}

it('[TEAM-07] a widget is rendered and hydrated with its sample props', async () => {
  const problems = await widgetProblems(() => 'Bonjour');
  expect(Object.values(problems).flat()).toEqual([]);
  const mismatched = await widgetProblems(() => (typeof window === 'undefined' ? 'Serveur' : 'Navigateur'));
  expectOnly(mismatched, 'hydration', /example-note \{"name":"Inès"\}.*match/);
});

const page = (keep: () => void) => async (): Promise<Page> => {
  const { useEffect } = await import('react');
  return {
    Page() {
      useEffect(keep, []);
      return <h1>Essai</h1>;
    },
  };
};

describe('[TEAM-07] what a page keeps', () => {
  const kinds = {
    localStorage: () => window.localStorage.setItem('basket', '1'),
    sessionStorage: () => window.sessionStorage.setItem('basket', '1'),
    cookie: () => void (document.cookie = 'basket=1; path=/'),
  };
  const pathOf = (kind: string) => `/essai/${kind.toLowerCase()}`;
  const keeping = () =>
    problemsAt(Object.fromEntries(Object.entries(kinds).map(([kind, keep]) => [pathOf(kind), page(keep)])));
  const declare = async (items: object[]) => {
    await mkdir(join(directory, 'src'), { recursive: true });
    const contributions = `export default ${JSON.stringify({ storedItems: items })}`;
    await writeFile(join(directory, 'src', 'contributions.ts'), contributions);
  };

  it('has to be declared', async () => {
    const problemsOf = await keeping();
    for (const kind of Object.keys(kinds))
      expectOnly(
        problemsOf(pathOf(kind)),
        'storage',
        new RegExp(`^${pathOf(kind)}: keeps basket \\(${kind}\\): name it`),
      );
  });

  it('may be kept once it is declared', async () => {
    await declare(Object.keys(kinds).map((kind) => ({ name: 'bas…', kind })));
    const problemsOf = await keeping();
    for (const kind of Object.keys(kinds)) expect(problemsOf(pathOf(kind)).storage).toEqual([]);
  });
});

const broken: [Check, RegExp, () => Promise<Page>][] = [
  ['answers', /0 titles/, async () => ({ Page: () => <p>Essai</p> })],
  [
    'answers',
    /answers 404/,
    async () => ({
      ...(await conforming()),
      async loader() {
        const { data } = await import('@careers/platform');
        throw data(null, { status: 404 });
      },
    }),
  ],
  [
    'determinism',
    /not serialisable as JSON/,
    async () => ({ ...(await conforming()), loader: () => ({ at: new Date('2026-11-18') }) }),
  ],
  [
    'determinism',
    /another result the second time/,
    async () => ({ ...(await conforming()), loader: () => Math.random() }),
  ],
  [
    'hydration',
    /didn't match|did not match/,
    async () => ({ Page: () => <h1>{typeof window === 'undefined' ? 'Serveur' : 'Navigateur'}</h1> }),
  ],
  [
    'hydration',
    /unique "key" prop/,
    async () => ({ Page: () => [<h1>Essai</h1>, <p>Un</p>] as unknown as React.ReactElement }),
  ],
  [
    'accessibility',
    /label/,
    async () => ({
      Page: () => (
        <>
          <h1>Essai</h1>
          <input />
        </>
      ),
    }),
  ],
  [
    'styles',
    /body/,
    async () => {
      const { createGlobalStyle } = await import('styled-components');
      const Everywhere = createGlobalStyle`body { color: red; }`;
      return {
        Page: () => (
          <>
            <Everywhere />
            <h1>Essai</h1>
          </>
        ),
      };
    },
  ],
  [
    'styles',
    /<body style="overflow: hidden;">/,
    async () => {
      const { useEffect } = await import('react');
      return {
        Page() {
          useEffect(() => {
            document.body.style.overflow = 'hidden';
            return () => document.body.removeAttribute('style');
          }, []);
          return <h1>Essai</h1>;
        },
      };
    },
  ],
  [
    'network',
    /fetch\(https:\/\/ailleurs\.test\/\)/,
    async () => ({
      ...(await conforming()),
      loader: () => fetch('https://ailleurs.test/').catch(() => null),
    }),
  ],
  [
    'network',
    /http request to 127\.0\.0\.1/,
    async () => ({
      ...(await conforming()),
      loader: () => new Promise((resolve) => get('http://127.0.0.1:9/').on('error', () => resolve(null))),
    }),
  ],
  [
    'network',
    /images\.test/,
    async () => ({
      Page: () => (
        <>
          <h1>Essai</h1>
          <img src="https://images.test/1.png" alt="" />
        </>
      ),
    }),
  ],
  ['typography', /U\+00A0 before/, async () => ({ Page: () => <h1>Bonjour !</h1> })],
  ['typography', /apostrophe/, async () => ({ Page: () => <h1 aria-label="L'essai">Essai</h1> })],
];

describe('[TEAM-07] reported, and nothing else', () => {
  const pathOf = (index: number) => `/essai/${index}`;
  let found: ReturnType<typeof problemsAt> | undefined;

  it.each(broken.map(([check, message], index) => [check, message, index] as const))(
    '%s: %s',
    async (check, message, index) => {
      // One run for all: each page has one fault.
      found ??= problemsAt(Object.fromEntries(broken.map(([, , page], at) => [pathOf(at), page])));
      expectOnly((await found)(pathOf(index)), check, message);
    },
  );

  it('contract: a path that is not claimed', async () => {
    const elsewhere = remoteOf(async () => ({ ...(await conforming()), path: '/ailleurs' }), { samples: [] });
    expectOnly(
      await conformanceProblems(elsewhere),
      'contract',
      /\/ailleurs, which its manifest does not claim/,
    );
  });
});

describe('[TEAM-07] what is said of a mistake is that of the guide', () => {
  const mistakes: [RegExp, path: string, () => Promise<Page>][] = [
    [guideSays('page-throws'), '/essai/fenetre', async () => ({ Page: () => <h1>{window.innerWidth}</h1> })],
    [guideSays('page-throws'), '/essai/secret', async () => ({ ...(await conforming()), loader: fail })],
    [guideSays('browser-throw'), '/essai/effet', page(fail)],
    [
      guideSays('browser-throw'),
      '/essai/navigateur',
      async () => ({ Page: () => <h1>{typeof window === 'undefined' ? 'Essai' : fail()}</h1> }),
    ],
    [guideSays('time-in-page'), '/essai/heure', async () => ({ Page: () => <h1>{Date.now()}</h1> })],
    [
      guideSays('not-json'),
      '/essai/carte',
      async () => ({ ...(await conforming()), loader: () => new Map() }),
    ],
    [guideSays('styles-outside'), '/essai/styles', page(() => document.body.classList.add('ouvert'))],
    [guideSays('undeclared-storage'), '/essai/panier', page(() => void (document.cookie = 'panier=1'))],
    [
      guideSays('third-party'),
      '/essai/tiers',
      page(() => void fetch('https://ailleurs.test/').catch(() => undefined)),
    ],
    [
      guideSays('third-party'),
      '/essai/tiers-du-serveur',
      async () => ({ ...(await conforming()), loader: () => fetch('https://ailleurs.test/') }),
    ],
    [guideSays('typography'), '/essai/signes', async () => ({ Page: () => <h1>Bonjour !</h1> })],
  ];
  let found: ReturnType<typeof problemsAt> | undefined;

  it.each(mistakes)('%s, of %s', async (words, path) => {
    // One run for all: each page has one mistake.
    found ??= problemsAt(Object.fromEntries(mistakes.map(([, at, page]) => [at, page])));
    const problems = (await found)(path);
    // Output of `npm test`: titles of failed checks, with their problems.
    const printed = (Object.keys(CHECKS) as Check[]).flatMap((check) => {
      return problems[check].length > 0 ? [CHECKS[check], ...problems[check]] : [];
    });
    expect(printed.join('\n')).toMatch(words);
  });
});

it('[TEAM-07] a page that renders the current time is reported', async () => {
  const page = async (): Promise<Page> => ({ Page: () => <h1>{new Date().getUTCHours()}&nbsp;h</h1> });
  const { determinism, hydration } = await conformanceProblems(remoteOf(page));
  expect(determinism.join()).toMatch(/depends on when it is rendered.*12.*13/);
  expect(hydration.join()).toMatch(/match/);
});

it('[TEAM-07] a build over its budget is reported, and a missing one', async () => {
  const built = join(directory, 'dist');
  const sha = `sha384-${'A'.repeat(64)}`;
  const script = 'area.js';
  await mkdir(join(built, 'client'), { recursive: true });
  const noise = Array.from({ length: 4_000 }, () => Math.random().toString(36)).join('');
  await writeFile(join(built, 'client', script), noise);
  expectOnly(
    await conformanceProblems(remoteOf(conforming, { samples: [], built: join(directory, 'nowhere') })),
    'budgets',
    /run `careers build` first/,
  );
  const { aManifest } = await import('../builds.ts');
  const client = { entry: script, integrity: { [script]: sha } };
  const manifest = aManifest({ client, chunks: { area: [script] }, widgets: [] });
  await writeFile(join(built, 'remote.json'), JSON.stringify(manifest));
  expectOnly(
    await conformanceProblems(remoteOf(conforming, { samples: [], built })),
    'budgets',
    /its budget is 2 kB/,
  );
});

describe('[TEAM-11] backends of the remote’s own team', () => {
  const declared = {
    letters: { origins: { production: 'https://letters.test' }, paths: ['/v1'], methods: ['GET'] },
  };
  const answers = { letters: { '/v1/topics': () => ['Stage'] } };
  const asking = (address: string) => async (): Promise<Page> => {
    const { useEffect } = await import('react');
    const { backendOf } = await import('@careers/platform');
    return {
      loader: async (request) => (await backendOf(request, 'letters').fetch('/v1/topics')).json(),
      Page() {
        useEffect(() => void fetch(address).catch(() => undefined), []);
        return <h1>Essai</h1>;
      },
    };
  };
  const declare = async () => {
    const file = join(directory, 'package.json');
    const description = JSON.parse(await readFile(file, 'utf8')) as { remote: object };
    await writeFile(
      file,
      JSON.stringify({ ...description, remote: { ...description.remote, backends: declared } }),
    );
  };

  it('answer as the test says, to the loader and to the page', async () => {
    await declare();
    const page = asking('/_backends/mf-example/letters/v1/topics');
    const problems = await conformanceProblems(remoteOf(page, { backends: answers }));
    expect(Object.values(problems).flat()).toEqual([]);
  });

  it('of others are not asked', async () => {
    await declare();
    const page = asking('/_backends/mf-other/letters/v1/topics');
    const problems = await conformanceProblems(remoteOf(page, { backends: answers }));
    expectOnly(problems, 'network', /fetch\(\/_backends\/mf-other\/letters/);
  });

  it('are declared in package.json', async () => {
    const page = asking('/_backends/mf-example/letters/v1/topics');
    const problems = await conformanceProblems(remoteOf(page, { backends: answers }));
    expectOnly(problems, 'contract', /the backend letters is not in "backends" of package.json/);
  });
});

it('[TEAM-07] a file that a page imports is there when the page fetches it', async () => {
  const file = join(directory, 'program.wasm');
  await writeFile(file, Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  const loaded = Promise.withResolvers<WebAssembly.Instance>();
  const loading = async (): Promise<Page> => {
    const { useEffect } = await import('react');
    return {
      Page() {
        useEffect(() => {
          WebAssembly.instantiateStreaming(fetch(addressOfFile(file))).then(
            ({ instance }) => loaded.resolve(instance),
            loaded.reject,
          );
        }, []);
        return <h1>Essai</h1>;
      },
    };
  };
  const problems = await conformanceProblems(remoteOf(loading));
  expect(await loaded.promise).toBeInstanceOf(WebAssembly.Instance);
  expect(Object.values(problems).flat()).toEqual([]);
});

describe('[TEAM-12] events of audience measurement', () => {
  const sending = (name: string, values: Record<string, string>) => async (): Promise<Page> => {
    const { useEffect } = await import('react');
    const { trackEvent } = await import('@careers/platform');
    return {
      Page() {
        useEffect(() => trackEvent(name, values), []);
        return <h1>Essai</h1>;
      },
    };
  };
  const declare = () =>
    mkdir(join(directory, 'src')).then(() =>
      writeFile(
        join(directory, 'src', 'contributions.ts'),
        `export default { events: [{ name: 'topic_seen', purpose: 'Compter', values: ['topic'] }] };`,
      ),
    );

  it('that are declared pass', async () => {
    await declare();
    const problems = await conformanceProblems(remoteOf(sending('topic_seen', { topic: 'stage' })));
    expect(Object.values(problems).flat()).toEqual([]);
  });

  it.each([
    ['an event', 'topic_read', {}, /\/essai: sends the event topic_read: name it in "events"/],
    [
      'a value',
      'topic_seen',
      { town: 'Rennes' },
      /sends town with the event topic_seen: name it in "values"/,
    ],
  ])('%s that is not declared is found', async (_what, name, values, message) => {
    await declare();
    expectOnly(await conformanceProblems(remoteOf(sending(name, values))), 'events', message);
  });
});
