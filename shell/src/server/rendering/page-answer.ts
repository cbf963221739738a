import type { StaticHandlerContext } from 'react-router';
import type { PublicConfiguration, RemoteManifest } from '@careers/contract';
import type { ShellScripts } from '../shell-scripts.ts';
import { captionOf, serialiseError, statusOf } from '../../app/route-error.ts';
import { resolveHead } from './head.ts';
import type { LoadedPage } from './page-loader.ts';
import type { PageAnswer, PageRemote } from '../../protocol/page-answer.ts';

/** Returns the address of a file of a remote's client build; it names the version, so it never changes. */
export function clientFile(manifest: RemoteManifest, file: string): string {
  return `/remotes/${manifest.name}/${manifest.version}/${file}`;
}

/** Returns the chunks of an exposed module, after the shell's libraries that they use. */
export function chunkFiles(
  manifest: RemoteManifest,
  libraries: ShellScripts['libraries'],
  ...chunks: readonly string[]
): string[] {
  const used = chunks.flatMap((chunk) => manifest.sharedByChunk?.[chunk] ?? []);
  const files = chunks.flatMap((chunk) => manifest.chunks[chunk] ?? []);
  return [
    ...new Set([
      ...used.flatMap((module) => libraries[module] ?? []),
      ...files.map((file) => clientFile(manifest, file)),
    ]),
  ];
}

/** Returns the chunks of a widget, after those that mount it. */
export function widgetFiles(
  manifest: RemoteManifest,
  libraries: ShellScripts['libraries'],
  widget: string,
): string[] {
  return [...(libraries['single-spa'] ?? []), ...chunkFiles(manifest, libraries, `widget-${widget}`)];
}

export function containerOf(manifest: RemoteManifest) {
  return {
    name: manifest.name,
    version: manifest.version,
    entry: clientFile(manifest, manifest.client.entry),
    integrity: manifest.client.integrity[manifest.client.entry] ?? '',
  };
}

/** Returns the chunks of an area's page: its list of pages, and the page's own. */
export function pageFiles(
  manifest: RemoteManifest,
  libraries: ShellScripts['libraries'],
  pageId: string,
): string[] {
  return chunkFiles(manifest, libraries, 'area', `pages/${pageId}`);
}

/** Returns a page's answer: sent to navigations, and embedded in its document. */
export function pageAnswer(
  page: LoadedPage,
  configuration: PublicConfiguration,
  libraries: ShellScripts['libraries'],
): PageAnswer {
  const { url, target, context, errorWidgets, status } = page;
  const errors = Object.entries(context.errors ?? {});
  const [, error] = errors[0] ?? [];
  const actionData = actionDataOf(context);
  const isPage = errors.length === 0 && target.kind === 'page';
  return {
    kind: 'page',
    status,
    remotes: remotesOf(page, isPage ? target : null, libraries),
    area: isPage ? target.remote.name : null,
    loaderData: context.loaderData,
    ...(actionData !== undefined && { actionData }),
    errors: errors.length > 0 ? Object.fromEntries(errors.map(([id, e]) => [id, serialiseError(e)])) : null,
    head: resolveHead({
      matches: context.matches.map(({ route, params }) => ({
        handle: route.handle as unknown,
        data: context.loaderData[route.id] as unknown,
        params,
        ...(actionData !== undefined && { actionData }),
      })),
      pathname: url.pathname,
      search: url.search,
      configuration,
      error: errors.length > 0 ? { status: statusOf(error), caption: captionOf(error) } : null,
    }),
    errorWidgets,
  };
}

/** Returns the data of the page's action, if any. */
export function actionDataOf({ actionData }: Pick<StaticHandlerContext, 'actionData'>): unknown {
  return Object.values(actionData ?? {})[0];
}

/** Returns the remotes involved in a page: its area's, and those of its widgets. */
function remotesOf(
  { scope }: LoadedPage,
  target: Extract<LoadedPage['target'], { kind: 'page' }> | null,
  libraries: ShellScripts['libraries'],
): PageRemote[] {
  const slots = [...scope.slots.values()];
  const names = new Set([...(target ? [target.remote.name] : []), ...slots.map(({ remote }) => remote)]);
  return [...names].flatMap((name) => {
    const manifest = scope.releaseSet.remotes.get(name)?.manifest;
    if (!manifest) return [];
    const own = slots.filter(({ remote }) => remote === name);
    const chunksOf = (widgets: { widget: string }[]) =>
      Object.fromEntries(widgets.map(({ widget }) => [widget, widgetFiles(manifest, libraries, widget)]));
    return [
      {
        ...containerOf(manifest),
        page: target?.remote === manifest ? pageFiles(manifest, libraries, target.page.id) : [],
        widgets: chunksOf(own.filter(({ opensLater }) => !opensLater)),
        laterWidgets: chunksOf(own.filter(({ opensLater }) => opensLater)),
      },
    ];
  });
}
