import type { ComponentType } from 'react';
import { CONTRACT_VERSION, pageFolder } from '@careers/contract';
import type { Area, AreaPage, PageServer } from '@careers/contract';

/**
 * A page: its path or paths, modules of its component and server side, query parameters that it reads
 * (`AreaPage.searchParams`), and true if it has an action (`AreaPage.hasAction`).
 */
export type PageLine = readonly [
  paths: string | readonly [string, ...string[]],
  load: () => Promise<{ default: ComponentType }>,
  loadServer: () => Promise<PageServer>,
  searchParams?: readonly string[],
  hasAction?: boolean,
];

/** Returns pages whose folder in `src/pages` is named after their first path. */
export function definePages(lines: readonly PageLine[]): AreaPage[] {
  return lines.map(([paths, load, loadServer, searchParams, hasAction]) => {
    const all = typeof paths === 'string' ? ([paths] as const) : paths;
    const page = { id: pageFolder(all[0]), paths: all, load, loadServer };
    return { ...page, ...(searchParams && { searchParams }), ...(hasAction && { hasAction }) };
  });
}

/** Returns the module that a remote exposes as `./area`; the platform sets the contract version. */
export function defineArea(area: Omit<Area, 'contract'>): Area {
  return { contract: CONTRACT_VERSION, ...area };
}
