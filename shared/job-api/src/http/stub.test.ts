import { WITHOUT_DATA } from '../../tools/openapi/document.ts';
import { createApp } from '../app.ts';

const ask = async (production: boolean, stub: string) => {
  const app = await createApp({ ...WITHOUT_DATA, production });
  const started = performance.now();
  const { statusCode } = await app.inject({ url: '/api/v2.0/openapi.json', headers: { 'x-stub': stub } });
  const milliseconds = performance.now() - started;
  await app.close();
  return { statusCode, milliseconds };
};

it('[API-04] X-Stub delays or fails a response, outside production only', async () => {
  expect((await ask(false, 'status=503')).statusCode).toBe(503);
  expect((await ask(true, 'status=503')).statusCode).toBe(200);
  expect((await ask(false, 'delay=300')).milliseconds).toBeGreaterThanOrEqual(290);
  expect((await ask(false, 'status=999')).statusCode).toBe(200);
});
