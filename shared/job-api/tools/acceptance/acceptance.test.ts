import { openApiDocument } from '../openapi/document.ts';
import { Documented } from './documented.ts';
import type { Field, Operation } from './documented.ts';
import { startApi } from '../../testing/running-api.ts';
import type { RunningApi } from '../../testing/running-api.ts';
import { AcceptedApi } from './accepted-api.ts';
import { CHECKS } from './checks.ts';
import { hostileForms } from './hostile-forms.ts';
import { hostileRequests } from './hostile-requests.ts';

const HOSTILE_REQUESTS = 3_000;
const HOSTILE_FORMS = 1_000;
const AT_ONCE = 16;
/** One seed per day; the seed in a failed title reproduces its requests. */
const SEED = Number(process.env['HOSTILE_SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
const STATEMENT_TIMEOUT_MILLISECONDS = 5_000;

let server: RunningApi;
let api: AcceptedApi;
beforeAll(async () => {
  server = await startApi();
  api = new AcceptedApi(server.address);
}, 120_000);
afterAll(() => server.stop());

describe('[API-04] the reference server fulfils the contract', () => {
  it.each(CHECKS.map((check) => [check.name, check] as const))('%s', async (_name, check) => {
    await expect(check.run(api)).resolves.toBeUndefined();
  });
});

describe('[API-04] never fails, is never late, and always responds as documented, for any input', () => {
  const documented = new Documented();
  const { document } = documented;

  /** Sends all requests concurrently and returns the faults of their answers. */
  async function problemsOf<Sent extends { path: string; body?: FormData }>(requests: Iterator<Sent>) {
    const errors: string[] = [];
    const method = (body: FormData | undefined) => (body ? 'post' : 'get');
    const send = async () => {
      for (let next = requests.next(); !next.done; next = requests.next()) {
        const { path, body } = next.value;
        const started = performance.now();
        const response = await api.fetch(path, {}, body);
        const answer: unknown = response.status === 302 ? null : await response.json();
        const milliseconds = performance.now() - started;
        if (response.status >= 500) errors.push(`${path} answers ${response.status}`);
        if (milliseconds > STATEMENT_TIMEOUT_MILLISECONDS) errors.push(`${path} takes ${milliseconds} ms`);
        errors.push(...documented.errors(method(body), path, response.status, answer));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    return errors;
  }

  it(`thousands of addresses (HOSTILE_SEED=${SEED})`, async () => {
    expect(await problemsOf(hostileRequests(document, HOSTILE_REQUESTS, SEED))).toEqual([]);
  }, 120_000);

  it(`a thousand forms (HOSTILE_SEED=${SEED})`, async () => {
    expect(await problemsOf(hostileForms(document, HOSTILE_FORMS, SEED))).toEqual([]);
  }, 120_000);

  it.each([
    ['text/plain', 'boucher'],
    ['application/json', '{"type":'],
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="type"\r\n\r\nOFF'],
    ['application/x-www-form-urlencoded', 'type=OFFER'],
  ])('a body of %s that is not a form', async (type, body) => {
    for (const path of ['/applicationswithoutaccount/', '/offers/subscriptionmailwithoutaccount']) {
      const response = await api.fetch(path, { 'content-type': type }, body);
      expect(response.status).toBeLessThan(500);
      expect(documented.errors('post', path, response.status, await response.json())).toEqual([]);
    }
  });
});

describe('[API-04] the document', () => {
  const { document } = new Documented();
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method} ${path}`,
      method: method as 'get' | 'post',
      path,
      operation,
    })),
  );

  it('is up to date', async () => {
    expect(document).toEqual(await openApiDocument());
  });

  it('describes every operation with its parameters and responses, with examples', () => {
    const silent = operations.flatMap(({ name, operation }) => [
      ...(['operationId', 'summary', 'description', 'tags'] as const)
        .filter((part) => !operation[part])
        .map((part) => `${name} has no ${part}`),
      ...(operation.parameters ?? [])
        .filter(
          ({ description, example, schema }) =>
            !description || (example ?? schema.default ?? schema.enum) === undefined,
        )
        .map((parameter) => `${name} does not describe ${parameter.name}`),
      ...fieldsOf(operation)
        .filter(
          ([, field]) => !field.description || (field.examples ?? field.enum ?? field.format) === undefined,
        )
        .map(([field]) => `${name} does not describe ${field}`),
      ...Object.entries(operation.responses)
        .filter(([, { description }]) => !description || description === 'Default Response')
        .map(([status]) => `${name} does not describe ${status}`),
    ]);
    expect(silent).toEqual([]);
  });

  it('has examples that are responses of this API', () => {
    const documented = new Documented();
    const wrong = operations.flatMap(({ method, path, operation }) =>
      Object.entries(operation.responses).flatMap(([status, { content }]) => {
        if (!content) return [];
        const { value } = content['application/json']?.examples?.['usual'] ?? {};
        return documented.errors(method, path.replace('/api/v2.0', ''), Number(status), value);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has a browsable page to read and try it', async () => {
    const page = await fetch(`${server.address}/api/v2.0/documentation/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Job API 2.0');
  });
});

function fieldsOf({ requestBody }: Operation): [string, Field][] {
  return Object.entries(requestBody?.content['multipart/form-data']?.schema.properties ?? {});
}
