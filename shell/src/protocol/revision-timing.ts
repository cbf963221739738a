/** Name of the `Server-Timing` entry of a page in development: the revision of the release that it was rendered from. */
export const REVISION_TIMING = 'revision';
