import { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import Type from 'typebox';
import type { App } from '../http/app.ts';
import type { Database, Tables } from '../database/schema.ts';
import { REFUSALS } from '../http/errors.ts';
import { AuditVerdict, LINES_AT_ONCE, linesAfter, verifyAudit } from './audit.ts';

const NDJSON = 'application/x-ndjson';

const Query = Type.Object({
  after: Type.Optional(Type.Integer({ minimum: 0, description: 'Number of the last known line.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LINES_AT_ONCE })),
});
const Line = Type.Object({
  sequence: Type.Integer(),
  time: Type.String(),
  actor: Type.String(),
  action: Type.String(),
  target: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
  reason: Type.Union([Type.String(), Type.Null()]),
  previousHash: Type.String(),
  hash: Type.String(),
});
type Row = Selectable<Tables['audit']>;
const tags = ['audit'];

/** Serves the audit log: a page as JSON, or the whole rest as NDJSON. */
export async function auditRoutes(app: App, { database }: { database: Database }): Promise<void> {
  app.get(
    '/audit',
    {
      schema: {
        operationId: 'listAudit',
        tags,
        summary: 'Audit log, oldest line first; the whole log with Accept: application/x-ndjson',
        querystring: Query,
        response: {
          200: {
            content: {
              'application/json': { schema: Type.Array(Line) },
              [NDJSON]: { schema: Type.String({ description: 'One line of JSON per entry.' }) },
            },
          },
          ...REFUSALS,
        },
      },
    },
    async (request, reply) => {
      request.requireRight({ to: 'read' });
      const { after = 0, limit } = request.query;
      const isExport = request.headers.accept?.includes(NDJSON);
      const rows = linesAfter(database, after, limit ?? (isExport ? Infinity : LINES_AT_ONCE));
      const lines = Readable.from(rows).map(toLine);
      if (!isExport) return lines.toArray();
      return reply.type(NDJSON).send(lines.map((line) => `${JSON.stringify(line)}\n`));
    },
  );

  app.get(
    '/audit/verify',
    {
      schema: {
        operationId: 'verifyAudit',
        tags,
        summary: 'Verifies the hash chain of the audit log',
        response: { 200: AuditVerdict, ...REFUSALS },
      },
    },
    async (request) => {
      request.requireRight({ to: 'read' });
      return verifyAudit(database);
    },
  );
}

function toLine({ previous_hash, ...row }: Row) {
  return {
    ...row,
    sequence: Number(row.sequence),
    time: row.time.toISOString(),
    previousHash: previous_hash,
  };
}
