import { expect } from '@playwright/test';

/** Retries until nothing throws: pages load asynchronously, and scripts fail during navigations. */
export async function until(check: () => Promise<void>): Promise<void> {
  await expect(check).toPass({ timeout: 20_000, intervals: [50, 100, 200] });
}
