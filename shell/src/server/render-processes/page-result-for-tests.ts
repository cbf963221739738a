import type { RenderResult } from './messages.ts';

/** Returns a page as a render process answers it. */
export function pageResult(status = 200, faults: string[] = []): Extract<RenderResult, { kind: 'page' }> {
  return {
    kind: 'page',
    status,
    isKept: true,
    html: null,
    data: { bytes: new Uint8Array(), isSmallest: true },
    shown: null,
    faults,
    asked: [],
  };
}
