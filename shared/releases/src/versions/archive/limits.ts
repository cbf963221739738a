export const MEGABYTE = 1_000_000;

/** Of what a version may be, compressed and unpacked. */
export const MAXIMUM_BYTES = 30 * MEGABYTE;
export const MAXIMUM_FILES = 2_000;
/** What a tar archive has besides the files: at most three blocks for the head of each, and as much for its fill. */
export const MAXIMUM_TAR_BYTES = MAXIMUM_BYTES + 4 * 512 * 2 * MAXIMUM_FILES;
/** Its JSON is read at once. */
export const MAXIMUM_MANIFEST_BYTES = 2 * MEGABYTE;
/** For the whole of an upload: a client that sends a byte a second holds no draft for ever. */
export const UPLOAD_MILLISECONDS = 120_000;
