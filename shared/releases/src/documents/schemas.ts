import Type from 'typebox';
import { ReleaseDocumentSchema } from '@careers/contract';
import { REFUSALS } from '../http/errors.ts';
import { Environment, JWS_TYPE } from '../http/parameters.ts';

export const REVISIONS_AT_ONCE = 100;
const tags = ['documents'];

export const Page = Type.Object({
  before: Type.Optional(Type.Integer({ minimum: 1, description: 'Returns only revisions below this one.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: REVISIONS_AT_ONCE })),
});
export const RevisionParams = Type.Object({
  ...Environment.properties,
  revision: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
const Revision = Type.Object({
  revision: Type.Integer(),
  issuedAt: Type.String(),
  lastMove: ReleaseDocumentSchema.properties.lastMove,
});
const Jws = Type.String({ description: 'Compact JWS of the release document.' });

export const getDocument = {
  operationId: 'getDocument',
  tags,
  summary: 'The active signed document; 304 if it matches If-None-Match',
  params: Environment,
  headers: Type.Object({ 'if-none-match': Type.Optional(Type.String()) }),
  response: { 200: { content: { [JWS_TYPE]: { schema: Jws } } }, 304: Type.Null(), ...REFUSALS },
};

export const followDocuments = {
  operationId: 'followDocuments',
  tags,
  summary: 'Server-sent events: each document as it becomes active, from the current one',
  params: Environment,
  headers: Type.Object({ 'last-event-id': Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })) }),
  response: { 200: { content: { 'text/event-stream': { schema: Type.String() } } }, ...REFUSALS },
};

export const listRevisions = {
  operationId: 'listRevisions',
  tags,
  summary: 'History, newest first',
  params: Environment,
  querystring: Page,
  response: { 200: Type.Array(Revision), ...REFUSALS },
};

export const getRevision = {
  operationId: 'getRevision',
  tags,
  summary: 'A past document',
  params: RevisionParams,
  response: { 200: Type.Object({ document: ReleaseDocumentSchema, jws: Type.String() }), ...REFUSALS },
};

export const getKeys = {
  operationId: 'getKeys',
  tags,
  summary: 'Public keys of documents’ signatures; no authentication',
  security: [],
  response: {
    200: Type.Object({ keys: Type.Array(Type.Record(Type.String(), Type.String())) }),
    ...REFUSALS,
  },
};
