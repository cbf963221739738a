import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { TSchema } from 'typebox';
import { AlertChangesForm, AlertForm } from '../schemas/alert-form.ts';
import { ApplicationForm } from '../schemas/application-form.ts';
import { operations } from '../schemas/operations.ts';
import * as resources from '../schemas/resources.ts';

/** Path of the page that shows the document, below the API's base. */
const PAGE = '/documentation';

const DESCRIPTION = `Offers, places, jobs, entities, news and applications of the recruitment site.

- **Lists** are bare arrays, \`/offers/\` an object; \`X-Total-Elements\` and \`X-Total-Pages\` (a number of pages, not the
  last index) say how many there are. Pages count from 0.
- **Lists of codes** are one comma-joined parameter, or the parameter several times.
- **Errors** are an array of \`{field, code, message}\`: 400 the request is refused and why, 404 it does not exist,
  429 too many requests, 503 with \`Retry-After\` not now.
- **Dates** are ISO 8601 with an offset. **Caching**: \`Cache-Control\` and \`ETag\` on every GET.
- Outside production \`X-Stub: delay=2500\` and \`X-Stub: status=503\` simulate trouble.`;

const TAGS = [
  { name: 'offers', description: 'Search, one offer, several offers.' },
  { name: 'referentials', description: 'Lists of values, places, and what a typed word may mean.' },
  { name: 'jobs', description: 'Sectors, jobs and the names of what offers look for.' },
  { name: 'entities', description: 'Companies and brands of the group.' },
  { name: 'news', description: 'News of the group.' },
  { name: 'applications', description: 'Applications without an account.' },
  { name: 'alerts', description: 'New offers by e-mail.' },
];

/** Schemas of forms, for the document only, as forms are read as streams. */
const FORMS: Readonly<Record<string, TSchema>> = {
  [operations.sendApplication.operationId]: ApplicationForm,
  [operations.subscribe.operationId]: AlertForm,
  [operations.changeAlert.operationId]: AlertChangesForm,
};

/** Generates the OpenAPI document from the routes' schemas; must be registered before them. */
export const document = plugin(async (app) => {
  for (const schema of Object.values(resources)) if ('$id' in schema) app.addSchema(schema);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Job API', version: '2.0.0', description: DESCRIPTION },
      servers: [{ url: '/' }],
      tags: TAGS,
    },
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) => String(schema['$id'] ?? `schema-${index}`),
    },
    transform: ({ schema, url }) => {
      const form = FORMS[schema.operationId ?? ''];
      return { schema: form ? { ...schema, body: form } : schema, url };
    },
  });
});

/** Serves the document, and a page to read and try it. */
export async function documentRoutes(api: FastifyInstance): Promise<void> {
  api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger());
  await api.register(swaggerUi, { routePrefix: PAGE, theme: { title: 'Job API 2.0' } });
}
