import { RegistryError } from '../../registry-error.ts';

const REMEDIES = {
  'archive-too-large': 'Leave out what visitors do not load: source maps, pictures larger than shown.',
  'too-many-files': 'Leave out what visitors do not load, or build fewer chunks.',
  'archive-link': 'Pack the files themselves: tar --dereference.',
  'archive-type': 'Pack plain files and folders only.',
  'archive-path': 'Pack the folder of a built remote: remote.json, client/ and server/, nothing else.',
  'archive-duplicate': 'Pack each file once; names that differ in case only are one file on some machines.',
  'archive-broken': 'Send a tar archive compressed with gzip, whole, as application/gzip.',
  'archive-files': 'Pack the build as it was made: exactly the files of "integrity", and remote.json.',
  'archive-digest': 'Build again: the files are not those that remote.json was written for.',
  'manifest-invalid': 'Build with the contract that the site has.',
  'manifest-name': 'Publish it under the name that its remote.json has.',
} as const;

export type ArchiveRule = keyof typeof REMEDIES;

const TOO_LARGE = 413;
const REFUSED = 422;

/** An archive of which nothing is kept, by the rule that it breaks. */
export function archiveError(rule: ArchiveRule, message: string): RegistryError {
  return new RegistryError(rule === 'archive-too-large' ? TOO_LARGE : REFUSED, rule, message, REMEDIES[rule]);
}

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
