import { holdScripts } from '../support/held-scripts.ts';
import { expect, test } from '../support/test.ts';

test('[SEARCH-01] what is typed and chosen before the scripts arrive is kept', async ({
  page,
  complaints,
}) => {
  const arrive = await holdScripts(page);

  await page.goto('/', { waitUntil: 'commit' });
  const form = page.getByRole('search');
  await form.getByLabel('Quel métier').pressSequentially('bou');
  await form.getByLabel('Dans un rayon de').selectOption('10');
  await form.getByLabel('Où').focus();
  arrive();

  // The field becomes a combobox under the visitor's hands.
  await expect(form.getByRole('combobox', { name: 'Où' })).toBeFocused();
  const what = form.getByRole('textbox', { name: 'Quel métier' });
  await expect(what).toHaveValue('bou');
  await what.press('End');
  await form.getByRole('combobox', { name: 'Quel métier' }).pressSequentially('langer');
  await expect(form.getByLabel('Dans un rayon de')).toHaveValue('10');
  await form.getByRole('combobox', { name: 'Où' }).press('Enter');
  await expect(page).toHaveURL(/\/offres-emploi\?keywords=boulanger$/);
  expect(complaints).toEqual([]);
});
