import { checkFile } from '../rendering/file-answer.ts';
import type { RenderResult } from './messages.ts';
import { PageFailed } from './render-errors.ts';

/** Ten times the largest page of the site. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024;

const REDIRECTS = [301, 302, 303, 307, 308];
/** Statuses without a body. */
const BODILESS = [204, 205];

/**
 * Validates statuses, locations and sizes, which remotes choose. A form may redirect to its own page.
 * @throws
 * PageFailed for an invalid result.
 */
export function checkResult(result: RenderResult, url: URL, { isForm = false } = {}): void {
  switch (result.kind) {
    case 'redirect':
      return checkRedirect(result.status, result.location, url, isForm);
    case 'file':
      try {
        checkFile(result.file);
      } catch (error) {
        throw new PageFailed(String(error));
      }
      return;
    case 'page':
      if (!isPageStatus(result.status)) throw new PageFailed('its status is not one of a page');
      checkSize(result);
  }
}

/** Returns true if browsers show the body of a response with this status. */
export function isPageStatus(status: unknown): boolean {
  if (typeof status !== 'number' || !Number.isInteger(status) || BODILESS.includes(status)) return false;
  return (status >= 200 && status < 300) || (status >= 400 && status < 600);
}

function checkRedirect(status: number, location: string, url: URL, isForm: boolean): void {
  if (!REDIRECTS.includes(status)) throw new PageFailed('its status is not one of a redirect');
  const target = URL.parse(location, url);
  if (!location.startsWith('/') || target?.origin !== url.origin)
    throw new PageFailed('it redirects to another origin');
  if (!isForm && target.pathname + target.search === url.pathname + url.search)
    throw new PageFailed('it redirects to itself');
}

/** @throws PageFailed for a page that is too large to send and cache. */
export function checkSize({ html, data }: { html: string | null; data: string }): void {
  if (Buffer.byteLength(html ?? '') > MAX_PAGE_BYTES || Buffer.byteLength(data) > MAX_PAGE_BYTES)
    throw new PageFailed(`it has more than ${MAX_PAGE_BYTES} bytes`);
}
