/** What the browser pretends that the network is. */
export interface Network {
  offline: false;
  /** Milliseconds added to each request. */
  latency: number;
  /** Bytes a second; -1 is no limit. */
  downloadThroughput: number;
  uploadThroughput: number;
}

const KILOBIT = 1024 / 8;

/** Slow 4G, as Lighthouse simulates it for phones: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
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

/** How much slower than this machine the phone's processor is. */
export const PROCESSOR = 4;

/** The window and pixels of the phone that Lighthouse takes. */
export const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** As a person's phone: a browser without a window says so, and robots always get stable versions. */
export function userAgent(version: string): string {
  const [major = ''] = version.split('.');
  return `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`;
}
