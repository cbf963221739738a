import type { FastifyReply } from 'fastify';

/**
 * Names of the headers that hold totals; `X-Total-Pages` is a count, not the last index (decisions.md#api-contract).
 */
export const TOTAL_HEADERS = { elements: 'X-Total-Elements', pages: 'X-Total-Pages' };

/** Sets the totals of a list and returns its number of pages. */
export function setTotals(reply: FastifyReply, elements: number, size: number): number {
  const pages = Math.ceil(elements / size);
  reply
    .header(TOTAL_HEADERS.elements, elements)
    .header(TOTAL_HEADERS.pages, pages)
    .header('access-control-expose-headers', Object.values(TOTAL_HEADERS).join(', '));
  return pages;
}

/** Returns a page of an in-memory list, and sets the totals. */
export function sendPage<Item>(
  reply: FastifyReply,
  items: readonly Item[],
  { page = 0, size = 20 }: { page?: number | undefined; size?: number | undefined },
): Item[] {
  setTotals(reply, items.length, size);
  return items.slice(page * size, (page + 1) * size);
}

/** Returns the codes of a comma-joined parameter: trimmed, non-empty, without duplicates. */
export function codes(list: string | undefined): string[] {
  return [
    ...new Set(
      (list ?? '')
        .split(',')
        .map((code) => code.trim())
        .filter(Boolean),
    ),
  ];
}

export const MINUTE = 60;
export const HOUR = 3600;

/** Sets max-age and stale-while-revalidate. */
export function cacheFor(reply: FastifyReply, seconds: number): FastifyReply {
  return reply.header('cache-control', `public, max-age=${seconds}, stale-while-revalidate=${seconds}`);
}
