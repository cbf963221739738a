import compress from '@fastify/compress';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { FastifyDynamicSwaggerOptions as SwaggerOptions } from '@fastify/swagger';
import underPressure from '@fastify/under-pressure';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { registerApplications } from './applications/routes.ts';
import { ApplicationForm } from './contract/application-form.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { registerEntities } from './entities/routes.ts';
import { registerErrors } from './http/errors.ts';
import { registerStub } from './http/stub.ts';
import { registerJobs } from './jobs/routes.ts';
import { readLexicon } from './offers/lexicon.ts';
import { registerOffers } from './offers/routes.ts';
import type { SearchContext } from './offers/search.ts';
import { Words } from './offers/words.ts';
import { Catalogue } from './referentials/catalogue.ts';
import { registerReferentials } from './referentials/routes.ts';
import { seedIfEmpty } from './seed/load.ts';
import type { Settings } from './settings.ts';

const BASE = '/api/v2.0';
const EVENT_LOOP_DELAY_MILLISECONDS = 1_000;

export interface RunningServer {
  app: FastifyInstance;
  address: string;
  /** Lets requests under way end, then closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the job API: database, migrations, seed of an empty database, HTTP.
 * @throws DatabaseError, or the listening error of a port that is taken.
 */
export async function createServer(settings: Settings, say: (line: string) => void): Promise<RunningServer> {
  const connection = await connect(settings);
  try {
    await migrate(connection.database);
    await seedIfEmpty(connection, { offers: settings.seedOffers, say });
    const { database } = connection;
    const catalogue = await Catalogue.load(database);
    const words = new Words(await readLexicon(database));
    const app = await createApplication(settings, () => ({ database, catalogue, words }));
    app.get('/healthz', async (_request, reply) => {
      const { offers } = await database
        .selectFrom('offer')
        .select((builder) => builder.fn.countAll<number>().as('offers'))
        .where('status', '=', 'OPEN')
        .executeTakeFirstOrThrow();
      return reply
        .header('cache-control', 'no-store')
        .send({ status: 'ok', database: 'up', offers: Number(offers) });
    });
    const address = await app.listen({ port: settings.port, host: settings.host });
    return {
      app,
      address,
      async close() {
        await app.close();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Returns the HTTP application without listening; `context` is asked at each request. */
export async function createApplication(
  settings: Pick<Settings, 'production' | 'rateLimitPerMinute'>,
  context: () => SearchContext,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'warn' },
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2_000, querystringParser: parseQuery },
    ajv: { customOptions: { coerceTypes: true, removeAdditional: false } },
  });
  await app.register(swagger, documentOptions());
  await app.register(helmet, { contentSecurityPolicy: false });
  await app.register(compress, { threshold: 1024 });
  await app.register(etag, { weak: true });
  await app.register(rateLimit, { global: false });
  await app.register(underPressure, {
    maxEventLoopDelay: EVENT_LOOP_DELAY_MILLISECONDS,
    retryAfter: 5,
    pressureHandler: (_request, reply) => {
      void reply
        .code(503)
        .header('retry-after', '5')
        .send([{ field: '', code: 'UNAVAILABLE', message: 'Le service est momentanément indisponible' }]);
    },
  });
  registerErrors(app);
  if (!settings.production) registerStub(app);
  await app.register(
    async (api) => {
      registerOffers(api, context);
      registerReferentials(api, () => context().catalogue);
      registerEntities(api, () => context().catalogue);
      registerJobs(api, () => context().catalogue);
      await registerApplications(api, context, { ratePerMinute: settings.rateLimitPerMinute });
      api.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
    },
    { prefix: BASE },
  );
  return app;
}

/** A parameter given several times is one comma-joined list, as the site's own URLs write it. */
function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const clean = value.replaceAll('\u0000', '');
    if (clean === '' || name === '__proto__') continue;
    query[name] = name in query ? `${query[name]},${clean}` : clean;
  }
  return query;
}

function documentOptions(): SwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Job API',
        version: '2.0.0',
        description: 'Offers, places, jobs and applications of the recruitment site.',
      },
      servers: [{ url: '/' }],
    },
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) => String(schema['$id'] ?? `schema-${index}`),
    },
    // The form is read as a stream, so its schema is for the document only.
    transform: ({ schema, url }) =>
      url.endsWith('/applicationswithoutaccount/')
        ? { schema: { ...schema, body: ApplicationForm }, url }
        : { schema, url },
  };
}
