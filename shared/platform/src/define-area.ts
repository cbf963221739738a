import type { ComponentType } from 'react';
import { CONTRACT_VERSION, pageFolder } from '@careers/contract';
import type { Area, AreaPage, PageServer } from '@careers/contract';

/**
 * A page: its path or paths, its component's module, its server module, and the query parameters that it reads
 * (`AreaPage.searchParams`).
 */
export type PageLine = readonly [
  paths: string | readonly [string, ...string[]],
  load: () => Promise<{ default: ComponentType }>,
  loadServer: () => Promise<PageServer>,
  searchParams?: readonly string[],
];

/** Returns pages whose folder in `src/pages` is named after their first path. */
export function definePages(lines: readonly PageLine[]): AreaPage[] {
  return lines.map(([paths, load, loadServer, searchParams]) => {
    const all = typeof paths === 'string' ? ([paths] as const) : paths;
    return { id: pageFolder(all[0]), paths: all, load, loadServer, ...(searchParams && { searchParams }) };
  });
}

/** Returns the module that a remote exposes as `./area`; the platform sets the contract version. */
export function defineArea(area: Omit<Area, 'contract'>): Area {
  return { contract: CONTRACT_VERSION, ...area };
}
