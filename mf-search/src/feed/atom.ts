/** Data of `atomFeed`; all addresses are absolute. */
export interface Feed {
  title: string;
  /** Address of the feed, also its id. */
  url: string;
  /** Page with the same content. */
  pageUrl: string;
  author: string;
  /** ISO 8601, as in its entries. */
  updated: string;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Permanent id. */
  id: string;
  title: string;
  url: string;
  published: string;
  summary: string;
}

/** Returns a feed as an Atom document (RFC 4287). */
export function atomFeed({ title, url, pageUrl, author, updated, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">',
    `<id>${escape(url)}</id>`,
    `<title>${escape(title)}</title>`,
    `<updated>${escape(updated)}</updated>`,
    `<author><name>${escape(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escape(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${escape(pageUrl)}"/>`,
    ...entries.map(entryXml),
    '</feed>\n',
  ].join('\n');
}

function entryXml({ id, title, url, published, summary }: FeedEntry): string {
  return [
    '<entry>',
    `<id>${escape(id)}</id>`,
    `<title>${escape(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escape(url)}"/>`,
    `<published>${escape(published)}</published>`,
    `<updated>${escape(published)}</updated>`,
    `<summary>${escape(summary)}</summary>`,
    '</entry>',
  ].join('\n');
}

/** Characters that XML 1.0 forbids, even escaped. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(NO_XML, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
