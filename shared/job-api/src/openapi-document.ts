import { createApplication } from './application.ts';

/** Returns the OpenAPI 3.1 document of the server, as plain JSON. */
export async function openApiDocument(): Promise<unknown> {
  const app = await createApplication(
    { production: true, rateLimitPerMinute: 10 },
    {
      snapshot: () => {
        throw new Error('The document needs no data.');
      },
      isFull: () => false,
      receiving: { scanner: null, alertDoubleOptIn: true, mailIsDue: () => undefined },
    },
  );
  await app.ready();
  const document: unknown = JSON.parse(JSON.stringify(app.swagger()));
  await app.close();
  return document;
}
