import { THEME_COLORS, darkTheme, globalCss } from '@careers/ui';
import type { WebFont } from '@careers/ui';
import { CONSENT_COOKIE } from '@careers/platform/consent';
import { PAGE_DATA_ID } from '../../app/page-data.ts';
import type { PageData } from '../../app/page-data.ts';
import { DARK_MEDIA } from '../../before-hydration/theme.ts';
import { CONSENT_STYLE_PATH } from '../consent/consent-style.ts';
import { jsonForScript } from './head-elements.ts';
import type { TextParts } from '../packing.ts';
import type { LayoutHtml } from './layout-html.tsx';
import type { HeadElement, PageHead } from '../../protocol/page-answer.ts';

export interface DocumentParts {
  head: PageHead;
  /** Style elements of exactly what the page shows. */
  styles: string;
  html: string;
  layout: LayoutHtml;
  pageData: PageData;
  fonts: readonly WebFont[];
  /** A link element, or nothing. */
  picturePreload: string;
  /** The one that the security policy allows, by its hash. */
  inlineScript: string;
  /** Scripts of the shell, in order. */
  scripts: readonly string[];
  /** Scripts that those, and hydration, will ask for. */
  preloads: readonly string[];
  /** The container that hydration will ask for, with its sha384; null on a page of the shell's. */
  container: { entry: string; integrity: string } | null;
}

const GLOBAL_STYLE = Buffer.from(`<style>${globalCss}`);
const NO_SCRIPT = `<noscript><link rel="stylesheet" href="${CONSENT_STYLE_PATH}"></noscript>`;

/** Returns the whole document, in parts. */
export function renderDocument(parts: DocumentParts): TextParts {
  const {
    head,
    styles,
    html,
    layout,
    pageData,
    fonts,
    picturePreload,
    inlineScript,
    scripts,
    preloads,
    container,
  } = parts;
  const consentCookie = pageData.configuration.consent?.cookieName ?? CONSENT_COOKIE;
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...head.elements.map(elementHtml),
    '<link rel="icon" href="/static/ui/social/icone-48.png" sizes="48x48">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/static/ui/social/icone-192.png">',
    // The first that holds is the one.
    `<meta name="theme-color" content="${THEME_COLORS.dark}" media="${DARK_MEDIA.system}" data-dark>`,
    `<meta name="theme-color" content="${THEME_COLORS.light}">`,
    ...fonts.map(({ url }) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    picturePreload,
    // One element each: the inline script removes what comes too late.
    ...fonts.map(({ url, face }) => `<style data-font="${url}">${face}</style>`),
    GLOBAL_STYLE,
    layout.css,
    '</style>',
    `<style media="${DARK_MEDIA.system}" data-dark>${darkTheme}</style>`,
    // After what it changes.
    `<script data-consent-cookie="${escapeHtml(consentCookie)}">${inlineScript}</script>`,
    NO_SCRIPT,
    styles,
    ...scripts.map((src) => `<script src="${src}" defer></script>`),
    // Behind what the first screen shows: pictures and fonts.
    ...preloads.map(
      (href) => `<link rel="preload" href="${escapeHtml(href)}" as="script" fetchpriority="low">`,
    ),
    container
      ? `<link rel="preload" href="${escapeHtml(container.entry)}" as="script" fetchpriority="low" integrity="${container.integrity}" crossorigin>`
      : '',
    '</head><body>',
    layout.before,
    '<div id="root">',
    html,
    '</div>',
    layout.after,
    `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForScript(pageData)}</script>`,
    '</body></html>',
  ];
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
