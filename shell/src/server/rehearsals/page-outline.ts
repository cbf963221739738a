import { Parser } from 'htmlparser2';

/** Outline of a page: the parts that visitors and search engines rely on. */
export interface PageOutline {
  title: string;
  /** Level and text: `h2 Nos métiers`. */
  headings: string[];
  /** Internal and external addresses, without duplicates. */
  links: string[];
  structuredData: StructuredData[];
}

export interface StructuredData {
  type: string;
  /** Each property as JSON. */
  properties: Readonly<Record<string, string>>;
}

const HEADING = /^h[1-6]$/;
const JSON_LD = 'application/ld+json';
const MAX_TEXT = 120;
const HIDDEN = '…';

/**
 * Returns the outline of a document, without anything a visitor may have typed: links lose their parameters' values,
 * and a page with parameters loses its texts.
 */
export function outlineOf(html: string, url: URL): PageOutline {
  const isTyped = url.search !== '';
  const shown = (text: string) => (isTyped ? HIDDEN : oneLine(text));
  const outline: PageOutline = { title: '', headings: [], links: [], structuredData: [] };
  const links = new Set<string>();
  const take = (element: string, text: string) => {
    if (element === 'title') outline.title ||= shown(text);
    else if (element === JSON_LD) outline.structuredData.push(...structuredDataOf(text, isTyped));
    else outline.headings.push(`${element} ${shown(text)}`);
  };
  let taken: { element: string; closedBy: string; text: string } | null = null;
  const parser = new Parser({
    onopentag(name, { href, type }) {
      if (name === 'a' && href !== undefined) links.add(withoutValues(href, url));
      if (taken) return;
      if (HEADING.test(name) || name === 'title') taken = { element: name, closedBy: name, text: '' };
      else if (name === 'script' && type === JSON_LD) taken = { element: JSON_LD, closedBy: name, text: '' };
    },
    ontext(text) {
      if (taken) taken.text += text;
    },
    onclosetag(name) {
      if (taken?.closedBy !== name) return;
      take(taken.element, taken.text);
      taken = null;
    },
  });
  parser.end(html);
  return { ...outline, links: [...links] };
}

/** Returns an address with the names of its parameters only; versions of files are removed. */
export function withoutValues(href: string, base: URL): string {
  const target = URL.parse(href, base);
  if (!target) return href.slice(0, MAX_TEXT);
  const names = [...new Set(target.searchParams.keys())];
  const query = names.length > 0 ? `?${names.map((name) => `${name}=${HIDDEN}`).join('&')}` : '';
  const path = target.pathname.replace(/^(\/remotes\/[^/]+\/)[^/]+\//, '$1');
  const origin =
    target.origin === base.origin ? '' : target.origin === 'null' ? target.protocol : target.origin;
  return `${origin}${origin.endsWith(':') ? HIDDEN : path}${query}`;
}

function structuredDataOf(text: string, isTyped: boolean): StructuredData[] {
  const node = parsed(text);
  const nodes = Array.isArray(node)
    ? node
    : isObject(node) && Array.isArray(node['@graph'])
      ? node['@graph']
      : [node];
  return nodes.filter(isObject).map(({ '@type': type, ...properties }) => ({
    type: typeof type === 'string' ? type.slice(0, MAX_TEXT) : 'data',
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, isTyped ? HIDDEN : JSON.stringify(value)]),
    ),
  }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { '@type': 'unreadable data' };
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
}
