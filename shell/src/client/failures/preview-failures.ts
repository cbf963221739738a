import { PREVIEW_FAILURES_ID } from '../../app/constants.ts';

/** Shows a failure in the banner of a preview; returns false on other pages. */
export function showInPreview(error: unknown): boolean {
  const list = document.getElementById(PREVIEW_FAILURES_ID);
  if (!list) return false;
  const item = document.createElement('li');
  item.textContent = String(error);
  list.append(item);
  list.hidden = false;
  return true;
}
