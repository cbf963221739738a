import type { AreaPage } from '@careers/contract';

/** The pages of the remote: the folders of its `src/pages`. Builds and tests replace this module with their list. */
const pages: readonly AreaPage[] = missing();

export default pages;

function missing(): never {
  throw new Error('List pages with the preset of @careers/federation, or of @careers/testing.');
}
