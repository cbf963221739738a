/** Name of a page's `Server-Timing` entry in development, with the revision of its release. */
export const REVISION_TIMING = 'revision';
