import { basename } from 'node:path';
import type { LoaderContext } from 'webpack';

/**
 * webpack loader that refuses plain imports of style sheets.
 * @throws Error always, with what to write instead.
 */
export default function refuseStyleSheet(this: LoaderContext<unknown>): never {
  const sheet = basename(this.resourcePath);
  throw new Error(
    `${sheet} would style the whole site. Import its text, import styles from '…/${sheet}?raw', ` +
      'and put it into a styled component around what it is for: styled.div`${styles}`.',
  );
}
