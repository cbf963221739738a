import { afterNextPaint } from '@careers/platform/after-next-paint';

/** Timeout of a picture on a slow network. */
const TIMEOUT_MILLISECONDS = 1_000;

/**
 * Resolves once the largest picture of the first screen is painted, or immediately without one, so that scripts do not
 * delay it on slow phones.
 */
export async function largestPicturePainted(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture) return;
  const ready = picture.decode().catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MILLISECONDS));
  await Promise.race([ready, late]);
  await new Promise<void>(afterNextPaint);
}
