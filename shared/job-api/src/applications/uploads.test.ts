import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { UPLOAD_MAX_BYTES } from '@careers/api-client/form-rules';
import { PDF } from '@careers/api-client/document-samples';
import { anApplication } from '../../testing/forms.ts';
import { startApi } from '../../testing/running-api.ts';
import type { RunningApi } from '../../testing/running-api.ts';

/** Memory limit for all uploads together. */
const BOUND = 64 * 1024 * 1024;
const MAX_SIZE_PDF = Buffer.concat([PDF, Buffer.alloc(UPLOAD_MAX_BYTES - PDF.length)]);
const BODY = Buffer.concat([
  Buffer.from('--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n'),
  MAX_SIZE_PDF,
]);

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.stop());

interface Upload {
  socket: Socket;
  /** Response received so far. */
  answer: string;
}

/** Sends a large document without the end of its form, and waits. */
function stalledUpload(): Promise<Upload> {
  const { hostname, port } = new URL(api.address);
  const head = [
    'POST /api/v2.0/applicationswithoutaccount/ HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${BODY.length + 100}`,
    '\r\n',
  ].join('\r\n');
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const upload = { socket, answer: '' };
    socket.on('data', (data) => (upload.answer += data.toString()));
    // A refused upload may be cut off while it is being sent.
    socket.on('error', () => resolve(upload));
    socket.write(head);
    socket.write(BODY, () => resolve(upload));
  });
}

it('[APPLY-03] endless uploads use bounded memory, and release it when they are cut off', async () => {
  // Twice the capacity.
  const uploads = await Promise.all(Array.from({ length: 64 }, stalledUpload));
  const refused = () => uploads.filter(({ answer }) => answer.startsWith('HTTP/1.1 503'));
  await until(() => refused().length >= 64 - BOUND / UPLOAD_MAX_BYTES);
  expect(refused()[0]?.answer).toContain('UNAVAILABLE');
  for (const { socket } of uploads) socket.destroy();
  // The offer is unknown, so these were read completely.
  const together = () =>
    Promise.all(
      Array.from({ length: 20 }, () => api.post(anApplication('1999-1', { cv: [MAX_SIZE_PDF, 'cv.pdf'] }))),
    );
  await until(async () => (await together()).every(({ status }) => status === 400));
});

/** Polls a condition of the server. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

it('[APPLY-13] stores twenty concurrent identical contact requests without a key once', async () => {
  const request = () =>
    api.post(
      anApplication('', { type: 'DCE', email: 'double@exemple.fr', offerReference: '', phone: '0612345678' }),
    );
  const answers = await Promise.all(Array.from({ length: 20 }, request));
  expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const changed = await api.post(
    anApplication('', { type: 'DCE', email: 'double@exemple.fr', offerReference: '', phone: '0698765432' }),
  );
  expect(changed.status).toBe(201);
});

it.each(['gzip', 'br', 'unknown'])('[SEC-01] refuses a form encoded by %s immediately', async (encoding) => {
  const response = await fetch(`${api.address}/api/v2.0/applicationswithoutaccount/`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': encoding },
    body: new Uint8Array(1_000_000),
  });
  expect(response.status).toBe(415);
});
