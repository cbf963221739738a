/** Texts by the owner's keys (decisions.md#constants). */
const TEXTS = { 'page.title.suffix': 'Recrutement {productName}' } as const;

/** Returns the site's name, the suffix of every title. */
export const siteName = (productName: string): string =>
  TEXTS['page.title.suffix'].replace('{productName}', () => productName);

/** Returns a page's full title, for tabs, search engines and shared links. */
export const pageTitle = (title: string, productName: string): string =>
  `${title} | ${siteName(productName)}`;
