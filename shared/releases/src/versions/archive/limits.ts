export const MEGABYTE = 1_000_000;

/** Maximum size of a version, both compressed and unpacked. */
export const MAXIMUM_BYTES = 30 * MEGABYTE;
export const MAXIMUM_FILES = 2_000;
/** Maximum size of a tar archive, with headers and padding of each file. */
export const MAXIMUM_TAR_BYTES = MAXIMUM_BYTES + 4 * 512 * 2 * MAXIMUM_FILES;
/** Maximum size of a manifest, which is parsed in memory. */
export const MAXIMUM_MANIFEST_BYTES = 2 * MEGABYTE;
/** Timeout of a whole upload, against slow clients. */
export const UPLOAD_MILLISECONDS = 120_000;
/** Timeout of unpacking, on a busy machine with a slow disk. */
export const UNPACK_MILLISECONDS = 60_000;
