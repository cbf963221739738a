import { globalCss } from '@careers/ui';
import { headElements, jsonForScript } from '../../app/head-elements.ts';
import type { HeadElement } from '../../app/head-elements.ts';
import type { ResolvedHead } from '../../app/head.ts';
import { PAGE_DATA_ID } from '../../app/page-data.ts';
import type { PageData } from '../../app/page-data.ts';

export interface DocumentParts {
  head: ResolvedHead;
  /** Style elements of exactly what the page shows. */
  styles: string;
  html: string;
  pageData: PageData;
  fontPreloads: readonly string[];
  /** Scripts of the shell, in order. */
  scripts: readonly string[];
  /** The container that hydration will ask for, with its sha384; null on a page that no remote claims. */
  container: { href: string; integrity: string } | null;
  /** The container's chunks that hydration will ask for. */
  chunks: readonly string[];
}

/** Returns the whole document. */
export function renderDocument(parts: DocumentParts): string {
  const { head, styles, html, pageData, fontPreloads, scripts, container, chunks } = parts;
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...headElements(head).map(elementHtml),
    '<link rel="icon" href="/static/ui/illustrations/marque.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/static/ui/social/icone-192.png">',
    '<meta name="theme-color" content="#2D1138">',
    ...fontPreloads.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${globalCss}</style>`,
    styles,
    ...scripts.map((src) => `<script src="${src}" defer></script>`),
    container
      ? `<link rel="preload" href="${container.href}" as="script" integrity="${container.integrity}" crossorigin>`
      : '',
    ...chunks.map((href) => `<link rel="preload" href="${href}" as="script">`),
    `</head><body><div id="root">${html}</div>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForScript(pageData)}</script>`,
    '</body></html>',
  ].join('');
}

function elementHtml({ name, attributes, text }: HeadElement): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  const start = `<${name}${list.join('')} data-head>`;
  return name === 'script' ? `${start}${text ?? ''}</script>` : start;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
