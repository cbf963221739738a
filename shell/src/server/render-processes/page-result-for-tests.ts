import type { RenderResult } from './messages.ts';

/** Returns a page as sent by a render process. */
export function pageResult(status = 200, faults: string[] = []): Extract<RenderResult, { kind: 'page' }> {
  return {
    kind: 'page',
    status,
    isCacheable: true,
    html: null,
    data: '{}',
    shown: null,
    faults,
    asked: [],
  };
}
