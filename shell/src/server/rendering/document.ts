import { THEME_COLORS, darkTheme, globalCss, webFonts } from '@careers/ui';
import { CONSENT_COOKIE } from '@careers/platform/consent';
import { CONSENT_STYLE_PATH } from '../../app/constants.ts';
import { PAGE_DATA_ID } from '../../app/page-data.ts';
import type { PageData } from '../../app/page-data.ts';
import { DARK_MEDIA } from '../../before-hydration/theme.ts';
import type { HeadElement, PageHead, PageRemote } from '../../protocol/page-answer.ts';
import type { ShellScripts } from '../shell-scripts.ts';
import { escapeHtml } from '../escape-html.ts';
import { jsonForScript } from './head.ts';
import type { LayoutHtml } from './layout-html.tsx';
import { takeLargestPicture } from './react-html.ts';

export interface DocumentParts {
  head: PageHead;
  /** Critical styles of the page, as style elements. */
  styles: string;
  /** React's output, unchanged. */
  html: string;
  layout: LayoutHtml;
  pageData: PageData;
  scripts: Pick<ShellScripts, 'inline' | 'entry' | 'preload'>;
  /** Remote of the page, with the scripts for hydration; undefined for the shell's own pages. */
  area: Pick<PageRemote, 'entry' | 'integrity' | 'page'> | undefined;
}

export function renderDocument(parts: DocumentParts): string {
  const { head, layout, pageData, scripts, area } = parts;
  const { preload: picturePreload, html } = takeLargestPicture(parts.html);
  const consentCookie = pageData.configuration.consent?.cookieName ?? CONSENT_COOKIE;
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...head.elements.map(elementHtml),
    '<link rel="icon" href="/static/ui/social/icone-48.png" sizes="48x48">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/static/ui/social/icone-192.png">',
    // Browsers use the first one whose media matches.
    `<meta name="theme-color" content="${THEME_COLORS.dark}" media="${DARK_MEDIA.system}" data-dark>`,
    `<meta name="theme-color" content="${THEME_COLORS.light}">`,
    ...webFonts.map(
      ({ url }) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    picturePreload,
    // One element per font: the inline script removes fonts that load too late.
    ...webFonts.map(({ url, face }) => `<style data-font="${url}">${face}</style>`),
    `<style>${globalCss}${layout.css}</style>`,
    `<style media="${DARK_MEDIA.system}" data-dark>${darkTheme}</style>`,
    // After the elements that it changes.
    `<script data-consent-cookie="${escapeHtml(consentCookie)}">${scripts.inline}</script>`,
    `<noscript><link rel="stylesheet" href="${CONSENT_STYLE_PATH}"></noscript>`,
    parts.styles,
    ...scripts.entry.map((src) => `<script src="${src}" defer></script>`),
    // Preloaded after the pictures and fonts of the first screen.
    ...[...scripts.preload, ...(area?.page ?? [])].map(
      (href) => `<link rel="preload" href="${escapeHtml(href)}" as="script" fetchpriority="low">`,
    ),
    area
      ? `<link rel="preload" href="${escapeHtml(area.entry)}" as="script" fetchpriority="low" integrity="${area.integrity}" crossorigin>`
      : '',
    '</head><body>',
    layout.before,
    `<div id="root">${html}</div>`,
    layout.after,
    `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForScript(pageData)}</script>`,
    '</body></html>',
  ].join('');
}

function elementHtml({ name, attributes, text }: HeadElement): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  const start = `<${name}${list.join('')} data-head>`;
  return name === 'script' ? `${start}${text ?? ''}</script>` : start;
}
