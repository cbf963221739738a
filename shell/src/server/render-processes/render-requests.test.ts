/** @jest-environment node */
import { BulkheadRejectedError } from 'cockatiel';
import type { ActiveSet } from './active-set.ts';
import type { RenderResult } from './messages.ts';
import { pageResult } from './page-result-for-tests.ts';
import { PageFailed, ProcessExited, TimeoutError } from './render-errors.ts';
import type { RenderProcess } from './render-process.ts';
import { RenderRequests } from './render-requests.ts';
import type { PageFallback } from './render-requests.ts';
import { startForTests } from './start-for-tests.ts';

const url = new URL('https://site.test/panne');
const FORM = { fields: 'a=b', visitor: '192.0.2.1' };

/** Creates a set whose process gives these answers in turn. */
function aSet(candidates: string[], ...answers: (RenderResult | Error)[]) {
  const ask = jest.fn(() => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  return { set: setIn({ ask } as unknown as RenderProcess, candidates), ask };
}

function setIn(process: RenderProcess, candidates: string[]): ActiveSet {
  const key = ['mf-a@1.0.0', ...candidates].join();
  return { key, revision: 1, remotes: new Map(), missing: [], process, candidates, unavailable: [] };
}

/** Creates the requests of a site with an active and a previous released set. */
function requestsOf(released: ActiveSet, previous?: ActiveSet) {
  const fallbacks: PageFallback[] = [];
  const rendered: [ActiveSet, string][] = [];
  const failedForms: [ActiveSet, string][] = [];
  const requests = new RenderRequests({
    releases: {
      released: () => released,
      fallbackOf: (set) => (set.candidates.length > 0 ? released : set === previous ? undefined : previous),
    },
    onFallback: (fallback) => fallbacks.push(fallback),
    onRendered: (set, path) => rendered.push([set, path]),
    onFailedForm: (set, _path, reason) => failedForms.push([set, reason]),
  });
  const answer = (set: ActiveSet, address = url) =>
    requests.answer(set, address, async (own) => {
      const page = (await requests.page(own, address, 'document')) as Extract<RenderResult, { kind: 'page' }>;
      return { set: own, answer: page };
    });
  const submit = (set: ActiveSet) => requests.submit(set, url, FORM);
  const preview = (set: ActiveSet) => requests.preview(set, url, 'document');
  const submitted = (set: ActiveSet) => requests.preview(set, url, 'document', FORM);
  return { fallbacks, rendered, failedForms, answer, submit, preview, submitted };
}

it.each([
  ['throws while it renders', pageResult(200, ['it threw']), 'it threw'],
  ['is an error’s page', pageResult(500), 'its status is 500'],
  ['takes too long', new TimeoutError('too long'), 'too long'],
  ['ends its process', new ProcessExited('canary', null), 'The canary process has ended.'],
])(
  '[FUSE-01] [REL-04] the released version answers in the same request where a candidate’s page %s',
  async (_what, result, reason) => {
    const released = aSet([], pageResult());
    const canary = aSet(['mf-a@2.0.0'], result);
    const { answer, fallbacks, rendered } = requestsOf(released.set);
    expect((await answer(canary.set)).set).toBe(released.set);
    expect(rendered).toEqual([[released.set, '/panne']]);
    expect(fallbacks).toMatchObject([
      { set: canary.set, answeredBy: released.set, path: '/panne', reason, answer: { status: 200 } },
    ]);
    // Later visitors to the same address do not wait for it again.
    expect((await answer(canary.set)).set).toBe(released.set);
    expect(canary.ask).toHaveBeenCalledTimes(1);
    expect(fallbacks).toHaveLength(1);
  },
);

it('[REL-04] a candidate cannot remove a released page; a page that both lack is not a fault', async () => {
  const canary = aSet(['mf-a@2.0.0'], pageResult(404));
  const released = aSet([], pageResult(), pageResult(404));
  const { answer, fallbacks } = requestsOf(released.set);
  expect(await answer(canary.set)).toMatchObject({ set: released.set, answer: { status: 200 } });
  expect(fallbacks).toMatchObject([{ set: canary.set, reason: 'its status is 404' }]);
  expect(await answer(canary.set, new URL('https://site.test/rien'))).toMatchObject({
    answer: { status: 404 },
  });
  expect(fallbacks).toHaveLength(1);
});

describe('[REL-06] a preview', () => {
  const previewOf = (...answers: (RenderResult | Error)[]) => {
    const { set, ask } = aSet(['mf-a@2.0.0'], ...answers);
    const site = requestsOf(aSet([], pageResult()).set);
    return { ...site, set: { ...set, preview: 'mf-a@2.0.0' }, ask };
  };

  it.each([
    [
      'renders with a fault',
      pageResult(200, ['TypeError: a', 'TypeError: b']),
      ['TypeError: a', 'TypeError: b'],
    ],
    ['takes too long', new TimeoutError('too long'), ['too long']],
    ['ends its process', new ProcessExited('canary', null), ['The canary process has ended.']],
    ['throws', new Error('it threw'), ['it threw']],
    ['has no page’s status', pageResult(204), ['its status is not one of a page']],
  ])(
    'whose page %s says so; no other version answers, and nothing is counted',
    async (_what, result, reasons) => {
      const { preview, set, fallbacks, rendered } = previewOf(result);
      await expect(preview(set)).rejects.toMatchObject({
        name: 'PreviewFailed',
        version: 'mf-a@2.0.0',
        reasons,
      });
      expect([fallbacks, rendered]).toEqual([[], []]);
    },
  );

  it('shows its own pages, also for a 404, with the timeout of a released version', async () => {
    const { preview, set, ask, rendered } = previewOf(pageResult(), pageResult(404));
    expect(await preview(set)).toMatchObject({ status: 200 });
    expect(await preview(set)).toMatchObject({ status: 404 });
    expect(rendered).toEqual([]);
    expect(ask).toHaveBeenCalledWith(
      'page',
      expect.objectContaining({ preview: 'mf-a@2.0.0' }),
      expect.objectContaining({ milliseconds: 20_000 }),
    );
  });

  it('runs the action of a form, which is not counted either', async () => {
    const { submitted, set, failedForms, ask } = previewOf(new TimeoutError('too long'));
    await expect(submitted(set)).rejects.toMatchObject({ reasons: ['too long'] });
    expect(failedForms).toEqual([]);
    expect(ask).toHaveBeenCalledWith(
      'page',
      expect.objectContaining({ submission: FORM }),
      expect.anything(),
    );
  });
});

describe('a released version', () => {
  it('[REL-04] that fails a page falls back to the previous one, while its process runs', async () => {
    const released = aSet([], pageResult(500));
    const previous = aSet([], pageResult());
    const { answer, fallbacks } = requestsOf(released.set, previous.set);
    expect((await answer(released.set)).set).toBe(previous.set);
    expect((await answer(released.set)).set).toBe(previous.set);
    expect(released.ask).toHaveBeenCalledTimes(1);
    expect(fallbacks).toMatchObject([
      { set: released.set, answeredBy: previous.set, answer: { status: 200 } },
    ]);
  });

  it('[REL-04] shows its own error page without a previous one, and always its 404s', async () => {
    const failing = aSet([], pageResult(500));
    expect(await requestsOf(failing.set).answer(failing.set)).toMatchObject({ answer: { status: 500 } });
    const missing = aSet([], pageResult(404));
    const { answer } = requestsOf(missing.set, aSet([], pageResult()).set);
    expect(await answer(missing.set)).toMatchObject({ answer: { status: 404 } });
  });

  it('[FUSE-01] whose process exits is retried in the next process, once', async () => {
    const exited = new ProcessExited('released', null);
    const { answer } = requestsOf(aSet([], pageResult()).set);
    expect(await answer(aSet([], exited).set)).toMatchObject({ answer: { status: 200 } });
    const hopeless = requestsOf(aSet([], exited).set);
    await expect(hopeless.answer(aSet([], exited).set)).rejects.toBe(exited);
  });

  it('[FUSE-01] whose process exits is retried in the previous process, which does not count as a fallback', async () => {
    const released = aSet([], new ProcessExited('released', null), pageResult());
    const previous = aSet([], pageResult());
    const { answer, fallbacks } = requestsOf(released.set, previous.set);
    expect((await answer(released.set)).set).toBe(previous.set);
    expect(fallbacks).toEqual([]);
    expect((await answer(released.set)).set).toBe(released.set);
  });
});

it('[ERROR-03] refuses pages above the concurrency limit immediately, without a fallback, until some are done', async () => {
  const rendering = Promise.withResolvers<RenderResult>();
  const slow = setIn({ ask: () => rendering.promise } as unknown as RenderProcess, []);
  const previous = aSet([], pageResult());
  const { answer, fallbacks } = requestsOf(slow, previous.set);
  const accepted: Promise<unknown>[] = [];
  const refused: unknown[] = [];
  for (let index = 0; index < 200; index += 1) {
    const page = answer(slow, new URL(`https://site.test/recherche?page=${index}`));
    page.catch((error: unknown) => refused.push(error));
    accepted.push(page);
  }
  await new Promise(setImmediate);
  expect(refused).toHaveLength(200 - 64);
  expect(refused[0]).toBeInstanceOf(BulkheadRejectedError);
  expect(previous.ask).not.toHaveBeenCalled();
  rendering.resolve(pageResult());
  await Promise.allSettled(accepted);
  expect(refused).toHaveLength(200 - 64);
  expect(await answer(slow)).toMatchObject({ answer: { status: 200 } });
  expect(fallbacks).toEqual([]);
});

describe('[FUSE-01] [SEC-01] a process with a malicious remote', () => {
  const HARMFUL = [
    ...['status-nan', 'status-99', 'status-204', 'status-304', 'status-text', 'huge', 'page-as-file'],
    ...['file-with-cookie', 'file-clears-site'],
    ...['redirects-elsewhere', 'redirects-to-host', 'redirects-to-script', 'redirects-to-itself'],
    ...['sends-null', 'sends-unknown-id', 'sends-garbage', 'exits'],
  ];
  let running: RenderProcess;
  beforeAll(async () => (running = await startForTests()));
  beforeEach(async () => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    if (running.isGone) running = await startForTests();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    running.kill();
    await running.ended;
  });

  it.each(HARMFUL)('%s: all visitors get the released page', async (path) => {
    const released = aSet([], pageResult());
    const { answer, fallbacks } = requestsOf(released.set);
    const address = new URL(`https://site.test/${path}`);
    const [theirs, others] = await Promise.all([
      answer(setIn(running, ['mf-a@2.0.0']), address),
      answer(setIn(running, ['mf-b@2.0.0']), url),
    ]);
    expect([theirs.set, theirs.answer.status]).toEqual([released.set, 200]);
    expect(others.answer.status).toBe(200);
    expect(fallbacks[0]?.set.process).toBe(running);
  });

  it('an invalid result of a released version becomes an error page', async () => {
    const released = setIn(running, []);
    const { answer } = requestsOf(released);
    await expect(answer(released, new URL('https://site.test/status-nan'))).rejects.toThrow(PageFailed);
    expect(await answer(released)).toMatchObject({ answer: { status: 200 } });
  });
});

describe('a form', () => {
  it('[TEAM-08] is answered only by the visitor’s version, also with an error page', async () => {
    const released = aSet([], pageResult());
    const canary = aSet(['mf-a@2.0.0'], pageResult(500, ['it threw']));
    const { submit, rendered, fallbacks } = requestsOf(released.set);
    expect(await submit(canary.set)).toMatchObject({ status: 500 });
    expect(rendered).toEqual([[canary.set, '/panne']]);
    expect([released.ask.mock.calls.length, fallbacks]).toEqual([0, []]);
  });

  it('[TEAM-08] runs once: no retry for a version that does not answer, and the failure is counted', async () => {
    const released = aSet([], new TimeoutError('too long'));
    const { submit, failedForms } = requestsOf(released.set, aSet([], pageResult()).set);
    await expect(submit(released.set)).rejects.toThrow('too long');
    expect(released.ask).toHaveBeenCalledTimes(1);
    expect(failedForms).toEqual([[released.set, 'too long']]);
  });

  it('[FUSE-01] that ends its process is counted by the circuit breaker', async () => {
    const exited = new ProcessExited('released', null);
    const { set } = aSet([], exited);
    const { submit, failedForms } = requestsOf(set);
    await expect(submit(set)).rejects.toBe(exited);
    expect(failedForms).toEqual([]);
  });

  it('[TEAM-08] of a page that the fallback has rendered goes to the fallback', async () => {
    const released = aSet([], pageResult());
    const canary = aSet(['mf-a@2.0.0'], pageResult(500));
    const { answer, submit, rendered } = requestsOf(released.set);
    await answer(canary.set);
    await submit(canary.set);
    expect(rendered.map(([set]) => set)).toEqual([released.set, released.set]);
  });

  it('[TEAM-08] may redirect to its own page, but to no other site', async () => {
    const redirect = (location: string): RenderResult => ({
      kind: 'redirect',
      status: 303,
      location,
      faults: [],
      asked: [],
    });
    const own = aSet([], redirect('/panne'));
    expect(await requestsOf(own.set).submit(own.set)).toMatchObject({ location: '/panne' });
    const other = aSet([], redirect('https://autre.test/'));
    await expect(requestsOf(other.set).submit(other.set)).rejects.toThrow('redirects to another origin');
  });
});
