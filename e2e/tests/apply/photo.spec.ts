import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { extractImages, getDocumentProxy } from 'unpdf';
import { violationsOf } from '../../support/accessibility.ts';
import { fillDetails, openForm } from '../../support/application.ts';
import { findPlainOffer } from '../../support/offers.ts';
import { expect, test } from '../../support/test.ts';

/** EXIF of a phone that was turned: orientation 6, "rotate by 90° to show". */
const TURNED = Buffer.from(
  'ffe10022' + '457869660000' + '4d4d002a00000008' + '0001' + '01120003000000010006' + '0000' + '00000000',
  'hex',
);

/** A lying photo full of detail that its EXIF data turn upright, as phones take them. */
async function aPhoto(page: Page): Promise<Buffer> {
  const jpeg = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [4000, 3000];
    const context = canvas.getContext('2d')!;
    const noise = context.createImageData(1000, 3000);
    for (let index = 0; index < noise.data.length; index += 1) noise.data[index] = (index * 7919) % 251;
    context.fillStyle = 'white';
    context.fillRect(0, 0, 4000, 3000);
    context.putImageData(noise, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.98);
  });
  const bytes = bytesOf(jpeg);
  return Buffer.concat([bytes.subarray(0, 2), TURNED, bytes.subarray(2)]);
}

test('[APPLY-03] photos of the pages of a CV become one upright PDF, are looked at, and are sent', async ({
  page,
  request,
  apiAddress,
}) => {
  const offer = await findPlainOffer(request, apiAddress, 'boulanger');
  await keepShown(page);
  const dialog = await openForm(page, offer.url);
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(asked.url()));
  const photo = await aPhoto(page);
  expect(photo.length).toBeGreaterThan(2_097_152);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer: photo });
  const result = dialog.getByRole('link', { name: 'Voir le PDF (nouvelle fenêtre)' });
  await expect(result).toBeVisible();
  await expect(dialog.getByText('IMG_2041.pdf', { exact: true })).toBeVisible();
  expect(loaded.filter((url) => url.includes('picture-pdf'))).toHaveLength(1);
  await dialog
    .getByLabel('Photos à ajouter')
    .setInputFiles({ name: 'IMG_2042.JPG', mimeType: 'image/jpeg', buffer: photo });
  await expect(dialog.getByRole('list', { name: 'Pages du document' }).getByRole('listitem')).toHaveCount(2);
  await expect(result).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const opened = page.waitForEvent('popup');
  await result.click();
  const pdf = await shownPdf(page);
  // A headless browser has no viewer: the window stays empty.
  await (await opened).close();

  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await fillDetails(dialog);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await dialog.getByRole('button', { name: 'Passer cette étape' }).click();
  await dialog.getByRole('checkbox', { name: /J’accepte/ }).check();
  await dialog.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect(dialog.getByRole('heading', { name: /Votre candidature est envoyée/ })).toBeVisible();

  expect(pdf.length).toBeLessThanOrEqual(2_097_152);
  const document = await getDocumentProxy(new Uint8Array(pdf));
  expect(document.numPages).toBe(2);
  const [, , width, height] = (await document.getPage(1)).view;
  expect([Math.round(width!), Math.round(height!)]).toEqual([595, 842]);
  const [picture] = await extractImages(document, 1);
  expect(picture!.height / picture!.width).toBeCloseTo(4 / 3, 1);
});

/** Keeps what the page shows by an address of its own, which the security policy lets no script fetch. */
async function keepShown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const createObjectURL = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      Object.assign(window, { shown: blob });
      return createObjectURL(blob);
    };
  });
}

async function shownPdf(page: Page): Promise<Buffer> {
  const address = await page.evaluate(async () => {
    const { shown } = window as unknown as { shown: Blob };
    const reader = new FileReader();
    reader.readAsDataURL(shown);
    await new Promise((resolve) => (reader.onload = resolve));
    return String(reader.result);
  });
  return bytesOf(address);
}

/** The content of a `data:` address. */
const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
