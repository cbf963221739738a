/** @jest-environment node */
import { duplexPair } from 'node:stream';
import type { Duplex } from 'node:stream';
import { serialize } from 'node:v8';
import { openChannel } from './channel.ts';

let messages: unknown[];
let invalid: string[];
let send: (message: object) => void;
let far: Duplex;
beforeEach(() => {
  [messages, invalid] = [[], []];
  const [side, other] = duplexPair();
  far = other;
  send = openChannel(side, {
    onMessage: (message) => messages.push(message),
    onInvalid: (reason) => invalid.push(reason),
  });
});

const frame = (body: Buffer, length = body.length) => {
  const header = Buffer.alloc(4);
  header.writeUInt32LE(length);
  return Buffer.concat([header, body]);
};
const turn = () => new Promise(setImmediate);

it('reassembles a message from chunks, and splits messages in one chunk', async () => {
  const bytes = Buffer.concat([
    frame(serialize({ text: 'é'.repeat(50) })),
    frame(serialize(null)),
    frame(serialize(1)),
  ]);
  for (const byte of bytes.subarray(0, 20)) far.write(Buffer.from([byte]));
  far.write(bytes.subarray(20));
  await turn();
  expect(messages).toEqual([{ text: 'é'.repeat(50) }, null, 1]);
});

it.each([
  ['bytes that are no message', frame(Buffer.from('no message'))],
  ['a message larger than any', frame(Buffer.alloc(0), 2 ** 32 - 1)],
])('[FUSE-01] receives nothing after %s', async (_what, bytes) => {
  far.write(bytes);
  far.write(frame(serialize('later')));
  await turn();
  expect([messages, invalid.length]).toEqual([[], 1]);
});

it('throws for a value that cannot be cloned, and sends nothing', async () => {
  const received: Buffer[] = [];
  far.on('data', (bytes: Buffer) => received.push(bytes));
  expect(() => send({ status: () => 200 })).toThrow('could not be cloned');
  await turn();
  expect(received).toEqual([]);
});
