/** Emulated network conditions. */
export interface Network {
  offline: false;
  /** Milliseconds added to each request. */
  latency: number;
  /** Bytes per second; -1 is unlimited. */
  downloadThroughput: number;
  uploadThroughput: number;
}

const KILOBIT = 1024 / 8;

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_4G: Network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * 1024 * KILOBIT,
  uploadThroughput: 750 * KILOBIT,
};
export const NO_LIMIT: Network = {
  offline: false,
  latency: 0,
  downloadThroughput: -1,
  uploadThroughput: -1,
};

/** CPU slowdown of the phone. */
export const PROCESSOR = 4;

/** Screen of Lighthouse's phone. */
export const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Returns a phone's user agent: headless Chromium is recognised as a robot, and robots always get released versions. */
export function userAgent(version: string): string {
  const [major = ''] = version.split('.');
  return `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`;
}
