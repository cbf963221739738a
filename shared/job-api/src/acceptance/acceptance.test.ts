import { openApiDocument } from '../openapi-document.ts';
import { Documented } from '../testing/documented.ts';
import { startApi } from '../testing/running-api.ts';
import type { RunningApi } from '../testing/running-api.ts';
import { AcceptedApi } from './accepted-api.ts';
import { CHECKS } from './checks.ts';
import { hostileRequests } from './hostile-requests.ts';

const HOSTILE_REQUESTS = 3_000;
const AT_ONCE = 16;
const STATEMENT_TIMEOUT_MILLISECONDS = 5_000;

let server: RunningApi;
let api: AcceptedApi;
beforeAll(async () => {
  server = await startApi();
  api = new AcceptedApi(server.address);
}, 120_000);
afterAll(() => server.stop());

describe('[API-04] the reference server keeps the contract', () => {
  it.each(CHECKS.map((check) => [check.name, check] as const))('%s', async (_name, check) => {
    await expect(check.run(api)).resolves.toBeUndefined();
  });
});

it('[API-04] never fails, whatever it is asked: thousands of hostile requests', async () => {
  const documented = new Documented();
  const problems: string[] = [];
  const requests = hostileRequests(documented.document, HOSTILE_REQUESTS, 1);
  const ask = async () => {
    for (const path of requests) {
      const started = performance.now();
      const response = await api.fetch(path);
      const body: unknown = await response.json();
      const milliseconds = performance.now() - started;
      if (response.status >= 500) problems.push(`${path} answers ${response.status}`);
      if (milliseconds > STATEMENT_TIMEOUT_MILLISECONDS) problems.push(`${path} takes ${milliseconds} ms`);
      if (response.status >= 400 && !isErrorShape(body))
        problems.push(`${path} answers ${JSON.stringify(body)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  expect(problems).toEqual([]);
}, 120_000);

describe('[API-04] the document', () => {
  const { document } = new Documented();
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );

  it('is the one of the server', async () => {
    expect(document).toEqual(await openApiDocument());
  });

  it('says of every endpoint what it does, what it takes and every answer', () => {
    const silent = operations.flatMap(({ name, operation }) => [
      ...(operation.summary ? [] : [`${name} has no summary`]),
      ...(operation.parameters ?? [])
        .filter(({ description }) => !description)
        .map((parameter) => `${name} does not describe ${parameter.name}`),
      ...Object.entries(operation.responses)
        .filter(([, { description }]) => !description || description === 'Default Response')
        .map(([status]) => `${name} does not describe ${status}`),
    ]);
    expect(silent).toEqual([]);
  });

  it('can be read and tried in a browser', async () => {
    const page = await fetch(`${server.address}/api/v2.0/documentation/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Job API 2.0');
  });
});

function isErrorShape(body: unknown): boolean {
  return (
    Array.isArray(body) &&
    body.every((item: object) => ['field', 'code', 'message'].every((key) => key in item)) &&
    body.length > 0
  );
}
