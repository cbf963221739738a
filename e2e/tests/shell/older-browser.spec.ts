import type { Page } from '@playwright/test';
import { BUTCHERS_IN_NANTES, cards, heading } from '../../support/results.ts';
import { expect, test } from '../../support/test.ts';

/** Deletes APIs missing in Safari 16, the oldest supported browser. */
async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const missing: [object, string[]][] = [
      [AbortSignal, ['any']],
      [Array, ['fromAsync']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [RegExp, ['escape']],
      [URL, ['canParse', 'parse']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf']],
      [Element.prototype, ['checkVisibility', 'setHTMLUnsafe']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
      [window, ['Iterator', 'navigation', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler']],
      [Navigator.prototype, ['connection', 'userActivation', 'userAgentData']],
    ];
    for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}

test('the site works in the oldest supported browser', async ({ page }) => {
  await makeOlder(page);
  await page.goto('/');
  await page.getByLabel('Quel métier').click();
  await page.getByRole('combobox', { name: 'Quel métier' }).fill('boulang');
  await page.getByRole('option', { name: /^Boulanger \d/ }).click();
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(heading(page)).toHaveText(/offres? de boulanger$/);
  await page.getByRole('button', { name: 'Qui sommes-nous' }).click();
  await page
    .getByRole('link', { name: /Ils témoignent/ })
    .first()
    .click();
  await expect(page).toHaveTitle(/témoign/i);

  await page.goto(BUTCHERS_IN_NANTES);
  await page.getByRole('checkbox', { name: /^CDI/ }).check();
  await expect(page).toHaveURL(/codeContractType=dr_contract_cdi$/);
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^Favori/ })
    .click();
  await cards(page).first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Postuler à cette offre' }).first().click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await page.goto('/favoris');
  await expect(page.getByText('1 offre gardée')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});
