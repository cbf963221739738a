/** Asked for first: when it is there, the page's scripts have been compiled, and none has run. */
export {};
