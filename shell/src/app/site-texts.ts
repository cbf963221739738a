/** Texts by the keys of the owner (decisions.md#constants). */
const TEXTS = { 'page.title.suffix': 'Recrutement {productName}' } as const;

/** The site's name, which ends every title. */
export const siteName = (productName: string): string =>
  TEXTS['page.title.suffix'].replace('{productName}', () => productName);

/** A page's title as tabs, search engines and shared links show it. */
export const pageTitle = (title: string, productName: string): string =>
  `${title} | ${siteName(productName)}`;
