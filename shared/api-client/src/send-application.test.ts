import { BusinessError, TechnicalError } from './errors.ts';
import { sendApplication } from './send-application.ts';

/** Replaces XMLHttpRequest: the test decides the outcome. */
class RequestDouble {
  static sent: RequestDouble[] = [];
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  timeout = 0;
  status = 0;
  responseText = '';
  request = '';
  headers: Record<string, string> = {};
  open = (method: string, url: string) => (this.request = `${method} ${url}`);
  setRequestHeader = (name: string, value: string) => (this.headers[name] = value);
  send = () => RequestDouble.sent.push(this);
  abort = () => this.onabort?.();
  answer(status: number, body: string): void {
    Object.assign(this, { status, responseText: body });
    this.onload?.();
  }
}

const original = window.XMLHttpRequest;
const install = (value: unknown) =>
  Object.defineProperty(window, 'XMLHttpRequest', { value, configurable: true });
beforeEach(() => {
  RequestDouble.sent = [];
  install(RequestDouble);
});
afterEach(() => install(original));

function send(options: { signal?: AbortSignal; onProgress?(share: number): void } = {}) {
  const result = sendApplication('https://api.test', new FormData(), { idempotencyKey: 'key', ...options });
  const [request] = RequestDouble.sent;
  if (!request) throw new Error('Nothing was sent.');
  return { result, request };
}
const receipt = { id: 'a1b2c3', receivedAt: '2026-11-21T10:02:00+01:00' };

it.each([201, 200])('[APPLY-06] sends the form with its key, and resolves for %i', async (status) => {
  const shares: number[] = [];
  const { result, request } = send({ onProgress: (share) => shares.push(share) });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 50, total: 200 });
  request.answer(status, JSON.stringify(receipt));
  expect(await result).toEqual(receipt);
  expect(request.request).toBe('POST https://api.test/api/v2.0/applicationswithoutaccount/');
  expect(request.headers).toMatchObject({ 'Idempotency-Key': 'key', Accept: 'application/json' });
  expect(shares).toEqual([0.25]);
});

it('[API-03] rejects with the reasons of a refusal', async () => {
  const items = [{ field: 'cv', code: 'FILE_TYPE', message: 'Merci de vérifier' }];
  const { result, request } = send();
  request.answer(400, JSON.stringify(items));
  await expect(result).rejects.toBeInstanceOf(BusinessError);
  await expect(result).rejects.toMatchObject({ items });
});

it.each([
  ['the network fails', (request: RequestDouble) => request.onerror?.()],
  ['no answer comes in a minute', (request: RequestDouble) => request.ontimeout?.()],
  ['a proxy answers in its own way', (request: RequestDouble) => request.answer(201, '<html>')],
])('[API-03] is a technical error when %s, and never retried automatically', async (_case, happen) => {
  const { result, request } = send();
  expect(request.timeout).toBe(60_000);
  happen(request);
  await expect(result).rejects.toBeInstanceOf(TechnicalError);
  expect(RequestDouble.sent).toHaveLength(1);
});

it('rejects with the caller’s abort reason, and does not start after an abort', async () => {
  const abort = new AbortController();
  const { result } = send({ signal: abort.signal });
  abort.abort();
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  const late = sendApplication('', new FormData(), { idempotencyKey: 'key', signal: abort.signal });
  await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  expect(RequestDouble.sent).toHaveLength(1);
});
