import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { PDF } from '../testing/documents.ts';
import { anApplication, codesOf } from '../testing/forms.ts';
import { startApi } from '../testing/running-api.ts';
import type { RunningApi } from '../testing/running-api.ts';
import { MAXIMUM_BYTES } from './form.ts';

jest.setTimeout(60_000);

const MEGABYTE = 1024 * 1024;
/** What all uploads together may hold. */
const BOUND = 64 * MEGABYTE;
const BODY = Buffer.concat([
  Buffer.from('--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n'),
  PDF,
  Buffer.alloc(MAXIMUM_BYTES - PDF.length),
]);

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ offers: 50 });
}, 120_000);
afterAll(() => api.stop());

/** Sends all of a large document but the end of its form, and waits. */
function stalledUpload(): Promise<Socket> {
  const { hostname, port } = new URL(api.address);
  const head = [
    'POST /api/v2.0/applicationswithoutaccount/ HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${BODY.length + 100}`,
    '\r\n',
  ].join('\r\n');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(head);
      socket.write(BODY, () => resolve(socket));
    });
    socket.once('error', reject);
  });
}

/** Sends an application until the answer has a status; others are for another moment. */
async function untilAnswered(status: number): Promise<unknown> {
  for (;;) {
    const answer = await api.post(anApplication('1999-1'));
    if (answer.status === status) return answer.body;
  }
}

it('[APPLY-03] uploads that never end hold a bounded memory, are told to come back, and give it back when they break off', async () => {
  const before = process.memoryUsage().arrayBuffers;
  // Twice what there is room for.
  const uploads = await Promise.all(Array.from({ length: 64 }, stalledUpload));
  expect(codesOf(await untilAnswered(503))).toEqual([' UNAVAILABLE']);
  const held = process.memoryUsage().arrayBuffers - before;
  expect(held).toBeLessThan(BOUND + 32 * MEGABYTE);
  for (const upload of uploads) upload.destroy();
  expect(codesOf(await untilAnswered(400))).toEqual(['offerReference INVALID_FORMAT']);
});

it('[APPLY-13] the same contact request twenty times at once, without a key, is stored once', async () => {
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
