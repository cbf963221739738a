import type { Page } from '@playwright/test';
import { bodyOf } from '@careers/cli/client';
import { tabTo } from './keyboard.ts';
import type { OwnRegistry } from './own-registry.ts';

/** Returns a link that signs an administrator in, as `npm start` prints it. */
export async function signInLink({ client }: OwnRegistry): Promise<string> {
  return (await bodyOf(client.POST('/v1/login-links'))).url;
}

/** Presses a button or follows a link by keyboard. */
export async function press(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'link' = 'button',
): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }));
  await page.keyboard.press('Enter');
}
