/** @jest-environment node */
import { remoteOfError } from './remote-of-error.ts';

const failed = (...frames: string[]) =>
  Object.assign(new Error('x'), {
    stack: ['Error: x', ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  });
const copies = '/srv/data/copies/3b0e6f0e-5c1f-4a5e-9d43-6a3a9e0f1c11';

it.each([
  [`load (${copies}/mf-offer/1.2.0/server/pages.cjs:1:2)`, 'mf-offer@1.2.0'],
  [`${copies}/mf-search/1.1.0-local.3f2a91bc/server/area.cjs:10:1`, 'mf-search@1.1.0-local.3f2a91bc'],
  ['C:\\data\\copies\\7\\mf-apply\\2.0.0\\server\\a.cjs:1:1', 'mf-apply@2.0.0'],
  ['render (/srv/shell/dist/server/main.cjs:1:2)', null],
])('[REL-04] %s is of %s', (frame, remote) => {
  expect(remoteOfError(failed(frame))).toBe(remote);
});

it('[REL-04] the innermost remote is named where one has called another', () => {
  const stack = [
    `a (${copies}/mf-apply/1.0.0/server/a.cjs:1:1)`,
    `b (${copies}/mf-offer/2.0.0/server/b.cjs:1:1)`,
  ];
  expect(remoteOfError(failed('node:timers:1:1', ...stack))).toBe('mf-apply@1.0.0');
  expect(remoteOfError('not an error')).toBeNull();
});
