/** Matches the token of a mail's link. */
export const TOKEN = /^[\w-]{20,100}$/;

/** Never cached: a link's page changes with each click, and is private to its holder. */
export const NOT_KEPT = { 'cache-control': 'no-store' };
