import { basename } from 'node:path';
import type { LoaderContext } from 'webpack';

/**
 * webpack loader of style sheets that are imported as such.
 * @throws Error always, with what to write in their place.
 */
export default function refuseStyleSheet(this: LoaderContext<unknown>): never {
  const sheet = basename(this.resourcePath);
  throw new Error(
    `${sheet} would style the whole site. Import its text, import styles from '…/${sheet}?raw', ` +
      'and put it into a styled component around what it is for: styled.div`${styles}`.',
  );
}
