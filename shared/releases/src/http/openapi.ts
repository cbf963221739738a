import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

const DESCRIPTION = `Versions of remotes, and which of them is served to whom, in each environment.

- **Authentication**: \`Authorization: Bearer …\`, or the session cookie of a signed-in user.
- **Moves** name the revision that they were decided at (\`If-Match: "812"\`) and say why.
- **Documents** are signed (JWS, Ed25519): shells believe the signature, not the address.
- **Refusals** are \`{status, rule, message, do}\`: which rule, why, and what to do about it.`;

/** Generates the OpenAPI document from the routes' schemas; must be registered before them. */
export const openApi = plugin(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Registry of remotes', version: '1.0.0', description: DESCRIPTION },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) => String(schema['$id'] ?? `schema-${index}`),
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
});
