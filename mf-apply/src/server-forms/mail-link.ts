/** The token of a mail's link. */
export const TOKEN = /^[\w-]{20,100}$/;

/** A link's page changes with each click, and is for who has the link only. */
export const NOT_KEPT = { 'cache-control': 'no-store' };
