export const MEGABYTE = 1_000_000;

/** Limit of a version, compressed and unpacked. */
export const MAXIMUM_BYTES = 30 * MEGABYTE;
export const MAXIMUM_FILES = 2_000;
/** Overhead of a tar archive: at most three blocks for the header of each file, and as many for padding. */
export const MAXIMUM_TAR_BYTES = MAXIMUM_BYTES + 4 * 512 * 2 * MAXIMUM_FILES;
/** Its JSON is read at once. */
export const MAXIMUM_MANIFEST_BYTES = 2 * MEGABYTE;
/** Timeout of a whole upload: a client may send a byte a second. */
export const UPLOAD_MILLISECONDS = 120_000;
/** Timeout of unpacking, on a busy machine with a slow disk. */
export const UNPACK_MILLISECONDS = 60_000;
