import { act, screen, waitFor, within } from '@testing-library/react';
import { UPLOAD_MAX_BYTES } from '@careers/api-client/form-rules';
import {
  giveCv,
  goOn,
  heading,
  messages,
  open,
  prepareApplication,
  user,
} from '../../../test/open-application.tsx';
import { pictureAsPdf } from './pictures.ts';

prepareApplication();

interface Picture {
  width: number;
  height: number;
  /** Bytes per pixel of the JPEG at full quality. */
  detail?: number;
}

/** Mocks decoding and drawing, which jsdom lacks: every picture decodes to this one. */
function installPicture({ width, height, detail = 0.1 }: Picture): void {
  const bitmap = { width, height, close: () => undefined };
  Object.assign(window, { createImageBitmap: () => Promise.resolve(bitmap) });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation(() => ({ fillRect: () => undefined, drawImage: () => undefined }) as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    use,
    _type,
    quality = 1,
  ) {
    use(new Blob([new Uint8Array(Math.round(this.width * this.height * detail * Number(quality)))]));
  });
}

let shown: File | undefined;

beforeEach(() => {
  shown = undefined;
  URL.createObjectURL = (file) => {
    shown = file as File;
    return 'blob:cv';
  };
  URL.revokeObjectURL = () => undefined;
});

const photo = (name = 'IMG_1.jpg') => new File(['a picture'], name, { type: 'image/jpeg' });

async function pageOfResult() {
  expect(await screen.findByRole('link', { name: 'Voir le PDF (nouvelle fenêtre)' })).toHaveAttribute(
    'href',
    'blob:cv',
  );
  const text = Buffer.from(await shown!.arrayBuffer()).toString('latin1');
  return /MediaBox\[([\d ]+)\]/.exec(text)?.[1];
}

it.each([
  ['upright', { width: 3024, height: 4032 }, '0 0 595 842'],
  ['lying', { width: 4032, height: 3024 }, '0 0 842 595'],
])('[APPLY-03] an %s photo is converted to an A4 PDF, named after it, and sent', async (_, picture, page) => {
  installPicture(picture);
  await open();
  await giveCv(photo());
  expect(await pageOfResult()).toBe(page);
  expect(screen.getByText('IMG_1.pdf')).toBeVisible();
  expect(screen.getByText(/^Fichier choisi\s: IMG_1\.pdf$/)).toHaveAttribute('role', 'status');
  await goOn();
  await heading('Vos coordonnées');
});

it('[APPLY-03] announces the conversion, and waits for the PDF if the visitor continues', async () => {
  installPicture({ width: 300, height: 400 });
  const decoded = Promise.withResolvers<unknown>();
  Object.assign(window, { createImageBitmap: () => decoded.promise });
  await open();
  await giveCv(photo());
  const [seen, announced] = screen.getAllByText('Votre photo devient un PDF…');
  expect(seen).toBeVisible();
  expect(announced).toHaveAttribute('role', 'status');
  await goOn();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  decoded.resolve({ width: 300, height: 400, close: () => undefined });
  await heading('Vos coordonnées');
  await user.click(screen.getByRole('button', { name: 'Retour' }));
  expect(await screen.findByText('IMG_1.pdf')).toBeVisible();
  expect(screen.queryByText('Votre photo devient un PDF…')).not.toBeInTheDocument();
});

it('[APPLY-03] a photo full of detail is scaled down to the size limit', async () => {
  installPicture({ width: 3024, height: 4032, detail: 1.5 });
  await open();
  await giveCv(photo());
  await pageOfResult();
  expect(shown!.size).toBeGreaterThan(UPLOAD_MAX_BYTES / 2);
  expect(shown!.size).toBeLessThanOrEqual(UPLOAD_MAX_BYTES);
});

it('[APPLY-03] refuses a photo that stays too large, with a clear message', async () => {
  installPicture({ width: 3024, height: 4032, detail: 20 });
  await open();
  await giveCv(photo());
  expect(await screen.findByText(/^[^F].*Photo trop lourde, même réduite\. Recadrez-la/)).toBeVisible();
  await goOn();
  expect(messages()).toEqual(['Merci de vérifier le format ou la taille de votre fichier']);
});

it('[APPLY-03] refuses a photo that this browser cannot decode, with what to choose instead', async () => {
  Object.assign(window, {
    createImageBitmap: () => Promise.reject(new DOMException('', 'InvalidStateError')),
  });
  await open();
  await giveCv(new File(['a picture'], 'IMG_2.heic'));
  expect(
    await screen.findByText(
      /^9 octets.*ne sait pas lire la photo IMG_2\.heic\. Choisissez-la en JPG ou en PNG/,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /Voir le PDF/ })).not.toBeInTheDocument();
  await goOn();
  expect(messages()).toEqual(['Merci de vérifier le format ou la taille de votre fichier']);
});

it('[APPLY-03] a photo removed during its conversion does not reappear', async () => {
  installPicture({ width: 300, height: 400 });
  const decoded = Promise.withResolvers<unknown>();
  Object.assign(window, { createImageBitmap: () => decoded.promise });
  await open();
  const chosen = photo();
  await giveCv(chosen);
  await user.click(screen.getByRole('button', { name: 'Retirer le fichier IMG_1.jpg' }));
  await act(async () => {
    decoded.resolve({ width: 300, height: 400, close: () => undefined });
    await pictureAsPdf(chosen);
  });
  expect(screen.getByText('Fichier retiré')).toBeInTheDocument();
  expect(screen.queryByText('IMG_1.pdf')).not.toBeInTheDocument();
});

const addPages = (...files: File[]) => user.upload(screen.getByLabelText('Photos à ajouter'), files);
const pageNames = () =>
  within(screen.getByRole('list', { name: 'Pages du document' }))
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent?.replace(/\u00A0/g, ' '));

/** Returns the widths of the pictures on the PDF's pages, which identify each photo. */
async function shownWidths() {
  const text = Buffer.from(await shown!.arrayBuffer()).toString('latin1');
  return [...text.matchAll(/\/Width (\d+)/g)].map(([, width]) => Number(width));
}

/** Mocks photos with a width from their number: IMG_3.jpg has 300 pixels. */
function installNumberedPictures(detail: number): void {
  installPicture({ width: 300, height: 400, detail });
  Object.assign(window, {
    createImageBitmap: ({ name }: File) =>
      Promise.resolve({
        width: 100 * Number(/\d/.exec(name)?.[0]),
        height: 1000,
        close: () => undefined,
      }),
  });
}

it('[APPLY-03] converts photos of several pages to one PDF in order, and a page can be removed', async () => {
  installNumberedPictures(0.1);
  await open();
  await giveCv(photo('IMG_3.jpg'));
  await pageOfResult();
  await addPages(photo('IMG_1.jpg'), photo('IMG_2.jpg'));
  await waitFor(async () => expect(await shownWidths()).toEqual([300, 100, 200]));
  expect(pageNames()).toEqual(['Page 1 : IMG_3.jpg', 'Page 2 : IMG_1.jpg', 'Page 3 : IMG_2.jpg']);
  expect(screen.getByText('2 pages ajoutées')).toHaveAttribute('role', 'status');
  expect(screen.getByText('IMG_3.pdf')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Retirer la page 2' }));
  await waitFor(async () => expect(await shownWidths()).toEqual([300, 200]));
  expect(screen.getByText('Page 2 retirée')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Ajouter une page' })).toHaveFocus();
  await goOn();
  await heading('Vos coordonnées');
});

it('[APPLY-03] refuses pages that are too large together until one is removed', async () => {
  // Three of them have 2.25 MB at the last attempt.
  installNumberedPictures(5);
  await open();
  await giveCv(photo('IMG_3.jpg'));
  await pageOfResult();
  await addPages(photo('IMG_3.jpg'), photo('IMG_3.jpg'));
  expect(
    await screen.findByText(/^[^F].*3 pages trop lourdes ensemble, même réduites\. Retirez-en une/),
  ).toBeVisible();
  await goOn();
  expect(messages()).toEqual(['Merci de vérifier le format ou la taille de votre fichier']);
  await user.click(screen.getByRole('button', { name: 'Retirer la page 3' }));
  await waitFor(async () => expect(await shownWidths()).toEqual([300, 300]));
  await goOn();
  await heading('Vos coordonnées');
});

it('[APPLY-03] accepts eight pages at most', async () => {
  installNumberedPictures(0.01);
  await open();
  await giveCv(photo('IMG_1.jpg'));
  await pageOfResult();
  await addPages(...Array.from({ length: 9 }, () => photo('IMG_2.jpg')));
  await waitFor(() => expect(pageNames()).toHaveLength(8));
  expect(screen.getByText('7 pages ajoutées, le maximum est de 8 pages')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ajouter une page' })).not.toBeInTheDocument();
});
