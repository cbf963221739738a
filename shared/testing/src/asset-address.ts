import { pathToFileURL } from 'node:url';

/** Begin of the addresses of a remote's files in tests. */
const PREFIX = '/remotes/test/1.0.0/assets';

/** Returns the address that a page has of a file that it imports. */
export function addressOfFile(file: string): string {
  return PREFIX + pathToFileURL(file).pathname;
}

/** Returns the file of such an address; undefined for any other. */
export function fileOfAddress(pathname: string): URL | undefined {
  return pathname.startsWith(`${PREFIX}/`) ? new URL(`file://${pathname.slice(PREFIX.length)}`) : undefined;
}
