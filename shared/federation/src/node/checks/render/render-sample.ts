import { matchRoutes } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { withDeadline } from '@careers/contract/deadline';
import type { Area, AreaFile, AreaPage, AreaRedirect } from '@careers/contract';
import { foreignStyles } from './foreign-styles.ts';
import { MAX_LINES, lineOf } from './rendering.ts';
import type { Rendering } from './rendering.ts';
import {
  CONFIGURATION,
  LOAD_TIMEOUT_MILLISECONDS,
  SamplePage,
  pageRequest,
  widgetData,
  widgetHtml,
} from './sample-page.ts';
import type { Conditions } from './sample-page.ts';

/** One rendering of a sample; `again` renders the same data once more. */
interface Rendered {
  status: number;
  isPage: boolean;
  thrown?: unknown;
  data?: unknown;
  head?: unknown;
  html: string;
  styles?: string;
  again?: () => Promise<string>;
}

type Clock = { later(): void; back(): void };
type Target = { page: AreaPage } | { file: AreaFile } | { redirect: AreaRedirect };

/** Matches an address to an area's page or file, with its path parameters. */
function targetOf(area: Area | null, { pathname }: URL) {
  const { pages = [], files = [], redirects = [] } = area ?? {};
  const routes: { path: string; handle: Target }[] = [
    ...pages.flatMap((page) => page.paths.map((path) => ({ path, handle: { page } }))),
    ...files.map((file) => ({ path: file.path, handle: { file } })),
    ...redirects.map((redirect) => ({ path: redirect.from, handle: { redirect } })),
  ];
  const [match] = matchRoutes(routes, pathname) ?? [];
  return match && { target: match.route.handle, params: match.params };
}

/** Returns the paths of pages without a sample. */
export function pagesWithoutSample(area: Area | null, addresses: readonly string[]): string[] {
  const sampled = addresses.map((address) => targetOf(area, urlOf(address))?.target);
  return (area?.pages ?? [])
    .filter((page) => !sampled.some((target) => target && 'page' in target && target.page === page))
    .map(({ id, paths: [path] }) => path ?? id);
}

const urlOf = (address: string) => new URL(address, CONFIGURATION.publicBaseUrl);

/** Returns a function that renders an address, from scratch on each call. */
export function addressSample(conditions: Conditions, address: string): () => Promise<Rendered> {
  const { area } = conditions.remote;
  const url = urlOf(address);
  const found = targetOf(area, url);
  if (!found) return () => Promise.resolve({ status: 404, isPage: false, html: '' });
  const { target, params } = found;
  if ('redirect' in target)
    return () => Promise.resolve({ status: target.redirect.status, isPage: false, html: '' });
  if ('file' in target) return () => renderFile(conditions, target.file, { url, params });
  const page = new SamplePage(conditions, target.page);
  return () => renderPage(page, url);
}

async function renderFile(
  conditions: Conditions,
  file: AreaFile,
  asked: Pick<Parameters<typeof pageRequest>[1], 'url' | 'params'>,
): Promise<Rendered> {
  const { answer } = await file.loadServer();
  const response = await withDeadline(LOAD_TIMEOUT_MILLISECONDS, (signal) =>
    answer(pageRequest(conditions, { ...asked, signal }, () => undefined)),
  );
  return { status: response.status, isPage: false, html: await response.text() };
}

async function renderPage(page: SamplePage, url: URL): Promise<Rendered> {
  const context = await page.load(url);
  if (context instanceof Response) return { status: context.status, isPage: false, html: '' };
  const [error] = Object.values(context.errors ?? {});
  const status = context.statusCode;
  if (isTimeout(error)) throw error;
  if (error !== undefined)
    return { status, isPage: false, html: '', ...(error instanceof Error && { thrown: error }) };
  const again = async () => page.html(context, new ServerStyleSheet());
  const sheet = new ServerStyleSheet();
  return {
    status,
    isPage: true,
    data: context.loaderData,
    head: page.headOf(url, context),
    html: await page.html(context, sheet),
    styles: sheet.getStyleTags(),
    again,
  };
}

/** Returns a function that renders a widget with these props, from scratch on each call. */
export function widgetSample(conditions: Conditions, widget: string, props: object): () => Promise<Rendered> {
  return async () => {
    const data = await widgetData(conditions, widget, props);
    const sheet = new ServerStyleSheet();
    const slot = { id: `w1-${widget}`, widget, remote: conditions.remote.manifest.name, data };
    const html = await widgetHtml(conditions, slot, sheet);
    const again = () => widgetHtml(conditions, slot, new ServerStyleSheet());
    return { status: 200, isPage: false, data, html, styles: sheet.getStyleTags(), again };
  };
}

/** Renders a sample twice, and its data again an hour later; returns the results. */
export async function renderSample(
  render: () => Promise<Rendered>,
  { namespaces, clock }: { namespaces: RegExp; clock: Clock },
): Promise<Pick<Rendering, Exclude<keyof Rendering, 'errors' | 'unrecorded'>>> {
  clock.back();
  try {
    const first = await render();
    const start = process.cpuUsage();
    const second = await render();
    const { user, system } = process.cpuUsage(start);
    clock.later();
    const later = (await second.again?.()) ?? second.html;
    const { status, isPage, thrown, html, styles = '', head = null } = first;
    return {
      ...NOTHING,
      ...{ status, isPage, head },
      thrown: thrown === undefined ? null : lineOf(thrown),
      milliseconds: (user + system) / 1_000,
      difference: differenceOf(first, second, later),
      headings: countOf(html, /<h1[\s>]/g),
      // Ignores the titles of SVG images, which name the image.
      titles: countOf(html.replaceAll(/<svg[^]*?<\/svg>/g, ''), /<title[\s>]/g),
      foreignStyles: foreignStyles(styles, namespaces).slice(0, MAX_LINES),
    };
  } catch (error) {
    const late = isTimeout(error) ? lineOf(error) : null;
    return { ...NOTHING, status: late === null ? 500 : 503, thrown: lineOf(error), late };
  }
}

const NOTHING = {
  isPage: false,
  thrown: null,
  late: null,
  milliseconds: 0,
  difference: null,
  headings: 0,
  titles: 0,
  foreignStyles: [],
  head: null,
};

function differenceOf(first: Rendered, second: Rendered, later: string): string | null {
  const [data, again] = [JSON.stringify(first.data ?? null), JSON.stringify(second.data ?? null)];
  if (data !== again) return `its data: ${firstDifference(data, again)}`;
  if (first.html !== second.html) return `its HTML: ${firstDifference(first.html, second.html)}`;
  return second.html === later ? null : `its HTML an hour later: ${firstDifference(second.html, later)}`;
}

const AROUND = 30;

function firstDifference(left: string, right: string): string {
  const at = [...left].findIndex((letter, index) => letter !== right[index]);
  const around = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND);
  return lineOf(`“${around(left)}”, then “${around(right)}”`.replaceAll(/\s+/g, ' '));
}

function countOf(html: string, pattern: RegExp): number {
  return [...html.matchAll(pattern)].length;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
