import { AsyncLocalStorage } from 'node:async_hooks';
import { ServerStyleSheet } from 'styled-components';
import type { ReleaseSet } from '../releases/release-set.ts';
import type { Submission } from '../render-processes/messages.ts';
import type { FileAnswer } from './file-answer.ts';

/** State of loading and rendering one page. */
export interface RequestScope {
  releaseSet: ReleaseSet;
  /** Collects the styles of a document; null if only data are requested. */
  sheet: ServerStyleSheet | null;
  /** Widgets of the page with their HTML, by slot id. */
  slots: Map<string, { widget: string; remote: string; html: string; opensLater: boolean }>;
  slotCount: number;
  /** Requested widgets, available or not. */
  asked: Set<string>;
  /** Failures of remotes, each as a sentence. */
  faults: string[];
  /** The submitted form, if any. */
  submission?: Submission | undefined;
  /** `name@version` of the previewed version. */
  preview?: string | undefined;
  /** The file at the address, once its area has rendered it. */
  file?: FileAnswer;
}

/** Returns the scope of a page; `isRendered`: widgets are rendered too, for a document. */
export function newScope(
  releaseSet: ReleaseSet,
  { isRendered, ...of }: { isRendered: boolean } & Pick<RequestScope, 'submission' | 'preview'>,
): RequestScope {
  const sheet = isRendered ? new ServerStyleSheet() : null;
  return { releaseSet, sheet, slots: new Map(), slotCount: 0, asked: new Set(), faults: [], ...of };
}

const storage = new AsyncLocalStorage<RequestScope>();

export function inRequestScope<Result>(scope: RequestScope, work: () => Promise<Result>): Promise<Result> {
  return storage.run(scope, work);
}

/** Records a fault of the page being rendered, if any. */
export function faultOfPage(message: string): void {
  storage.getStore()?.faults.push(message);
}

/**
 * Returns the scope of the page being loaded, without areas passing it on.
 * @throws Error outside of one.
 */
export function requestScope(): RequestScope {
  const scope = storage.getStore();
  if (!scope) throw new Error('A widget can be loaded only while a page is.');
  return scope;
}
