import type { ApiAccess, Samples } from '@careers/contract';

const BASE = 'https://api.invalid';
const PREFIX = '/api/v2.0';
const NOT_RECORDED = [{ field: '', code: 'NOT_FOUND', message: '' }];

export interface RecordedApi extends ApiAccess {
  /** Requests without a recorded response, in order. */
  unrecorded: string[];
}

/** Returns a job API that replays the recorded responses of a version's samples. */
export function recordedApi(recordings: Samples['api']): RecordedApi {
  const prefixes = Object.keys(recordings)
    .filter((path) => path.endsWith('/*'))
    .sort((left, right) => right.length - left.length);
  const unrecorded: string[] = [];
  return {
    baseUrl: BASE,
    unrecorded,
    async fetch(input, init) {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const { pathname } = new URL(request.url);
      const path = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : pathname;
      const known = Object.hasOwn(recordings, path)
        ? path
        : prefixes.find((prefix) => path.startsWith(prefix.slice(0, -1)));
      const answer = known === undefined ? undefined : recordings[known];
      if (!answer) {
        unrecorded.push(`${request.method} ${path}`);
        return Response.json(NOT_RECORDED, { status: 404 });
      }
      const { status = 200, headers = {}, body } = answer;
      return Response.json(body, { status, headers: { ...totalsOf(body), ...headers } });
    },
  };
}

/** A recorded list fits on one page. */
function totalsOf(body: unknown): Record<string, string> {
  return Array.isArray(body) ? { 'X-Total-Elements': String(body.length), 'X-Total-Pages': '1' } : {};
}
