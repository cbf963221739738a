import { PAGE_DATA_ID } from '../app/page-data.ts';
import type { PageData } from '../app/page-data.ts';

/** Returns the server's data for hydration. */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error(`This page has no #${PAGE_DATA_ID}: it was not rendered by the shell's server.`);
  return JSON.parse(text) as PageData;
}
