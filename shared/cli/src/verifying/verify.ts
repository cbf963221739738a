import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { comparePictures } from './compare-pictures.ts';
import { findingsOf } from './findings.ts';
import type { Finding } from './findings.ts';
import { launchChromium } from './launch-chromium.ts';
import { WIDTHS, visit } from './visit.ts';
import type { Visit } from './visit.ts';

/** A picture that differs from the released version. */
export interface ChangedPicture {
  address: string;
  width: number;
  share: number;
  file: string;
}

export interface Verification {
  /** Opened addresses. */
  opened: string[];
  /** Addresses without a page in either version. */
  absent: string[];
  findings: Finding[];
  pictures: ChangedPicture[];
}

/** Opens addresses of a site in Chromium, released and previewed, and compares them. */
export async function verify(options: {
  site: string;
  /** Link that opens the preview. */
  preview: string;
  addresses: readonly string[];
  /** Folder for pictures that differ. */
  folder: string;
  /** Time limit of a page's hydration. */
  hydrationMilliseconds?: number;
}): Promise<Verification> {
  const { site, preview, addresses, folder, hydrationMilliseconds } = options;
  const browser = await launchChromium();
  const result: Verification = { opened: [], absent: [], findings: [], pictures: [] };
  try {
    const [released, candidate] = await Promise.all([
      browser.newContext(CONTEXT),
      browser.newContext(CONTEXT),
    ]);
    await openPreview(candidate, preview);
    for (const address of addresses) {
      const visited = { site, address, hydrationMilliseconds };
      const before = await visit(released, visited);
      const after = await visit(candidate, visited);
      if (before.status >= 400 && after.status === before.status) {
        result.absent.push(address);
        continue;
      }
      result.opened.push(address);
      result.findings.push(...findingsOf(after, before));
      if (after.status < 400 && before.status < 400)
        result.pictures.push(...(await changedPictures(before, after, folder)));
    }
    return result;
  } finally {
    await browser.close();
  }
}

/** Blocks service workers, which would answer in place of the site. */
const CONTEXT = { locale: 'fr-FR', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

/** Sets the cookie of a preview; ignores a failing page, which the visits will report. */
async function openPreview(context: BrowserContext, link: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(link);
  await page.close();
}

async function changedPictures(before: Visit, after: Visit, folder: string): Promise<ChangedPicture[]> {
  const changed: ChangedPicture[] = [];
  for (const width of WIDTHS) {
    const [released, candidate] = [before.pictures.get(width), after.pictures.get(width)];
    if (!released || !candidate) continue;
    const { isSeen, share, marked } = comparePictures(released, candidate);
    if (!isSeen) continue;
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${nameOf(after.address)}-${width}.png`);
    await writeFile(file, marked);
    changed.push({ address: after.address, width, share, file });
  }
  return changed;
}

function nameOf(address: string): string {
  return (
    address
      .replace(/[^a-z0-9]+/gi, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || 'home'
  );
}
