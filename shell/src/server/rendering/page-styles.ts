import { LRUCache } from 'lru-cache';
import type { ServerStyleSheet } from 'styled-components';
import { serverStyles } from '../../app/server-styles.ts';

/** Most pages of a kind show the same components; each takes fifty kilobytes. */
const KEPT = 200;
const kept = new LRUCache<string, Uint8Array>({ max: KEPT });

/** Returns the style element of what a page shows, as the bytes that all pages with the same components hold. */
export function pageStyles(sheet: ServerStyleSheet | null): Uint8Array {
  const tags = sheet?.getStyleTags() ?? '';
  const known = kept.get(tags);
  if (known) return known;
  const styles = Buffer.from(serverStyles(tags));
  kept.set(tags, styles);
  return styles;
}
