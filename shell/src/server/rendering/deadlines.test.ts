/** @jest-environment node */
import { createStaticHandler, data, isRouteErrorResponse } from 'react-router';
import type { LoaderFunction } from 'react-router';
import { withDeadlines } from './deadlines.ts';

const DEADLINE_MILLISECONDS = 20;
const onProblem = jest.fn();
beforeEach(() => onProblem.mockClear());

async function load(loader: LoaderFunction) {
  const routes = withDeadlines([{ id: 'page', path: '/page', loader }], onProblem, DEADLINE_MILLISECONDS);
  const result = await createStaticHandler(routes).query(
    new Request('https://site.test/page?keywords=secret'),
  );
  if (result instanceof Response) throw new Error('A page was expected.');
  return {
    data: result.loaderData['page'] as unknown,
    error: Object.values(result.errors ?? {})[0] as unknown,
  };
}

describe('[ERROR-02] an area that does not answer in time', () => {
  it('keeps the frame: its page says that it cannot be had now', async () => {
    const { error } = await load(() => new Promise(() => undefined));
    expect(isRouteErrorResponse(error) && [error.status, error.statusText]).toEqual([
      503,
      'Cette page est momentanément indisponible',
    ]);
  });

  it('is told to stop, and its team is told, without what was typed', async () => {
    let signal: AbortSignal | undefined;
    await load(({ request }) => {
      signal = request.signal;
      return new Promise(() => undefined);
    });
    expect(signal?.aborted).toBe(true);
    expect(onProblem.mock.calls[0]?.[0]).toMatch(/^\/page took more than 20 ms/);
  });

  it('is another matter than a visitor who has left', async () => {
    const left = new AbortController();
    const routes = withDeadlines(
      [{ id: 'page', path: '/page', loader: () => new Promise(() => undefined) }],
      onProblem,
      60_000,
    );
    const asked = createStaticHandler(routes).query(
      new Request('https://site.test/page', { signal: left.signal }),
    );
    left.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(onProblem).not.toHaveBeenCalled();
  });

  it('is another matter than one that answers, or that has a reason of its own', async () => {
    expect(await load(() => ({ title: 'Oui' }))).toEqual({ data: { title: 'Oui' }, error: undefined });
    const { error } = await load(() => Promise.reject(data(null, { status: 404 })));
    expect(isRouteErrorResponse(error) && error.status).toBe(404);
    expect(onProblem).not.toHaveBeenCalled();
  });
});
