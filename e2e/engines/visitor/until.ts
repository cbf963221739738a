import { expect } from '@playwright/test';

/** Asks again until nothing throws: pages take their time, and a page that is being left answers nothing. */
export async function until(check: () => Promise<void>): Promise<void> {
  await expect(check).toPass({ timeout: 20_000, intervals: [50, 100, 200] });
}
