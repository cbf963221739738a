import type { AreaPage } from '@careers/contract';

/** The pages of the remote: the folders of its `src/pages`. Builds and tests put their list in the place of this module. */
const pages: readonly AreaPage[] = [];

export default pages;
