import { createApp } from '../../src/app.ts';
import type { AppOptions } from '../../src/app.ts';

/** Options of a server without data. */
export const WITHOUT_DATA: AppOptions = {
  production: true,
  rateLimitPerMinute: 10,
  trustedProxies: 'loopback',
  context: () => {
    throw new Error('These requests need no data.');
  },
  isFull: () => false,
  applications: {
    scanner: null,
    confirm: () => Promise.resolve(),
    confirmNewerCv: () => Promise.resolve(),
    sendApplyLater: () => Promise.resolve(),
  },
  alerts: { doubleOptIn: true, confirm: () => Promise.resolve() },
};

/** Returns the OpenAPI 3.1 document of the server, as plain JSON. */
export async function openApiDocument(): Promise<unknown> {
  const app = await createApp(WITHOUT_DATA);
  await app.ready();
  const document: unknown = JSON.parse(JSON.stringify(app.swagger()));
  await app.close();
  return document;
}
