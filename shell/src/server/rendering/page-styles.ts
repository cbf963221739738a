import { LRUCache } from 'lru-cache';
import type { ServerStyleSheet } from 'styled-components';
import type { ComponentStyle } from '@careers/contract';
import { serverStyles } from '../../app/server-styles.ts';
import { componentStyles } from './component-styles.ts';

/** Most pages of a kind show the same components; each takes fifty kilobytes. */
const KEPT = 200;

const elements = new LRUCache<string, Uint8Array>({
  max: KEPT,
  memoMethod: (styleTags) => Buffer.from(serverStyles(styleTags)),
});
const styles = new LRUCache<string, readonly ComponentStyle[]>({ max: KEPT, memoMethod: componentStyles });

/** Returns the style element of what a page shows, as the bytes that all pages with the same components hold. */
export function pageStyleElement(sheet: ServerStyleSheet | null): Uint8Array {
  return elements.memo(sheet?.getStyleTags() ?? '');
}

/** Returns the rules of what a page shows by component and class, as all pages with the same components have them. */
export function pageComponentStyles(sheet: ServerStyleSheet): readonly ComponentStyle[] {
  return styles.memo(sheet.getStyleTags());
}
