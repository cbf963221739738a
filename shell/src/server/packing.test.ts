/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { pack } from './packing.ts';
import type { TextParts } from './packing.ts';

const bytesOf = (parts: TextParts) => Buffer.concat(parts.map((part) => Buffer.from(part)));

it('contains all parts of its text, and nothing of the next', () => {
  const text = fc
    .tuple(fc.string({ unit: 'binary' }), fc.nat(200))
    .map(([some, times]) => some.repeat(times));
  fc.assert(
    fc.property(fc.array(fc.oneof(text, fc.uint8Array())), (parts) => {
      const { bytes } = pack(parts, { isQuick: true });
      pack('another text', { isQuick: true });
      expect(brotliDecompressSync(bytes).equals(bytesOf(parts))).toBe(true);
    }),
    // Shrinking such texts takes too long.
    { endOnFailure: true, numRuns: 30 },
  );
});

it('grows its buffer for a larger text', () => {
  const parts = ['<p>', Buffer.from('é'), '’'.repeat(300_000), '</p>'];
  const { bytes } = pack(parts, { isQuick: true });
  expect(brotliDecompressSync(bytes).equals(bytesOf(parts))).toBe(true);
});
