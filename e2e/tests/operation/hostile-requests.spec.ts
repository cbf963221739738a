import fc from 'fast-check';
import { Documented } from '../../../shared/job-api/tools/acceptance/documented.ts';
import { HOSTILE_TEXTS } from '../../../shared/job-api/tools/acceptance/hostile-texts.ts';
import type { ReleaseMap } from '../../../shell/src/protocol/release-map.ts';
import { expect, test } from '../../support/test.ts';

/** One seed a day, so that a failure can be repeated. */
const SEED = Number(process.env['HOSTILE_SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
const ROUNDS = 60;
/** Requests of a round, all at once. */
const AT_ONCE = 8;
const MILLISECONDS = 20_000;

const ELEMENT = '<i data-hostile>';
const MARKUP = [
  ELEMENT,
  `"><script>${ELEMENT}`,
  `' onload='${ELEMENT}`,
  `</script>${ELEMENT}`,
  `</title>${ELEMENT}`,
];
/** Traces of Node.js, V8 and our tools that no answer may show. */
const INSIDE = /node_modules|FST_ERR|\n\s+at \S+ \(|file:\/\/\/|\.tsx?:\d+/;

interface Hostile {
  method: string;
  path: string;
  headers: Record<string, string>;
}

const text = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS, ...MARKUP),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
/** Some are sent as they are: broken escapes must be survived too. */
const escaped = fc.tuple(text, fc.nat(9)).map(([value, chance]) => {
  const escapable = value.toWellFormed();
  return chance > 0 ? encodeURIComponent(escapable) : escapable.replace(/[^!-~]|[#?/]/g, '');
});

/** Requests to every pattern of an address, with parameters of the API, which those of pages are named after. */
function hostileRequests(patterns: string[], parameters: string[]): fc.Arbitrary<Hostile> {
  const path = fc
    .tuple(fc.constantFrom(...patterns), fc.array(escaped, { minLength: 4, maxLength: 4 }))
    .map(([pattern, values]) => {
      const rest = values.values();
      return pattern.replaceAll(/:\w+\??|\{\w+\}|\*/g, () => rest.next().value ?? '');
    });
  const name = fc.oneof(fc.constantFrom(...parameters, '__proto__', 'x[]'), escaped);
  const query = fc
    .array(fc.tuple(name, escaped), { maxLength: 4 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
  const header = text.map((value) => value.replace(/[^ -~]/g, ''));
  return fc.record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
    path: fc
      .tuple(fc.constantFrom('', '', '', '/_data', '/_page'), path, query)
      .map(
        ([prefix, address, words]) =>
          (address.startsWith('/api/') ? '' : prefix) + address + (words && `?${words}`),
      ),
    headers: fc.record(
      {
        cookie: header,
        'if-none-match': header,
        accept: fc.constantFrom('text/html', '*/*', ''),
        referer: header,
        'x-forwarded-for': header,
      },
      { requiredKeys: [] },
    ),
  });
}

test('[SEC-01] hostile requests to every address get no error of the server, no markup of theirs and nothing from inside', async ({
  request,
  baseURL,
}) => {
  console.log(`  HOSTILE_SEED=${SEED} sends the same requests again`);
  const { remotes } = (await (await request.get('/_release')).json()) as ReleaseMap;
  const pages = remotes.flatMap(({ pages }) => pages.flatMap(({ paths }) => paths));
  const { paths } = new Documented().document;
  const parameters = Object.values(paths).flatMap(({ get }) =>
    (get?.parameters ?? []).map(({ name }) => name),
  );
  expect(pages.length).toBeGreaterThan(20);
  const files = [
    '/robots.txt',
    '/sitemap-*.xml',
    '/static/shell/*',
    '/static/ui/*',
    '/remotes/*/*/*',
    '/_failures',
    '/*',
  ];
  const patterns = [...pages, ...Object.keys(paths), ...files];

  const faultsOf = async ({ method, path, headers }: Hostile): Promise<string[]> => {
    const answer = await request.fetch(`${baseURL}${path}`, {
      method,
      headers,
      maxRedirects: 0,
      failOnStatusCode: false,
    });
    const body = await answer.text();
    const said = `${method} ${path} ${JSON.stringify(headers)}`;
    const type = answer.headers()['content-type'] ?? '';
    return [
      ...(answer.status() >= 500 ? [`${answer.status()}: ${said}`] : []),
      ...(type.includes('html') && body.includes(ELEMENT) ? [`its markup comes back: ${said}`] : []),
      ...(INSIDE.test(type.includes('javascript') ? '' : body) ? [`shows what is inside: ${said}`] : []),
      ...(answer.headers()['x-content-type-options'] === 'nosniff' ? [] : [`no security header: ${said}`]),
    ];
  };
  const hostile = fc.array(hostileRequests(patterns, parameters), { minLength: AT_ONCE, maxLength: AT_ONCE });
  await fc.assert(
    fc.asyncProperty(hostile, async (requests) => {
      expect((await Promise.all(requests.map(faultsOf))).flat()).toEqual([]);
    }),
    { seed: SEED, numRuns: ROUNDS, interruptAfterTimeLimit: MILLISECONDS },
  );
});
