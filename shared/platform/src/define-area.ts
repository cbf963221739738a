import type { ComponentType } from 'react';
import { CONTRACT_VERSION, pageFolder } from '@careers/contract';
import type { Area, AreaPage, PageServer } from '@careers/contract';

/**
 * A page in one line: its path, or all of them; the page's module; the module of its loader and head; the names of the
 * query parameters that those read (`AreaPage.searchParams`).
 */
export type PageLine = readonly [
  paths: string | readonly [string, ...string[]],
  load: () => Promise<{ default: ComponentType }>,
  loadServer: () => Promise<PageServer>,
  searchParams?: readonly string[],
];

/** Returns pages, each in the folder of `src/pages` that its first path names. */
export function definePages(lines: readonly PageLine[]): AreaPage[] {
  return lines.map(([paths, load, loadServer, searchParams]) => {
    const all = typeof paths === 'string' ? ([paths] as const) : paths;
    return { id: pageFolder(all[0]), paths: all, load, loadServer, ...(searchParams && { searchParams }) };
  });
}

/** Returns what a remote exposes as `./area`; the contract version is the platform's. */
export function defineArea(area: Omit<Area, 'contract'>): Area {
  return { contract: CONTRACT_VERSION, ...area };
}
