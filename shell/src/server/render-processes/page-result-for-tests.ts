import type { RenderResult } from './messages.ts';

/** Returns a page as a render process answers it. */
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
