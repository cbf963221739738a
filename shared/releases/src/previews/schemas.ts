import Type from 'typebox';
import type { Static } from 'typebox';
import { REFUSALS } from '../http/errors.ts';
import { Environment, RemoteName } from '../http/parameters.ts';

const MAX_HOURS = 72;

export const PreviewRequest = Type.Object(
  {
    remote: RemoteName,
    version: Type.String({ maxLength: 100, description: 'Version number, such as 1.2.3.' }),
    hours: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MAX_HOURS,
        default: 24,
        description: 'Lifetime of the link, in hours.',
      }),
    ),
    path: Type.Optional(
      Type.String({
        maxLength: 1_000,
        pattern: '^/(?![/\\\\])[^\\s]*$',
        description: 'Page that the link opens; by default the first of the remote.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type PreviewRequest = Static<typeof PreviewRequest>;

export const Preview = Type.Object({
  url: Type.String({ description: 'Shows the version to anyone who opens it.' }),
  expiresAt: Type.String({ format: 'date-time' }),
});
export type Preview = Static<typeof Preview>;

export const createPreview = {
  operationId: 'createPreview',
  tags: ['previews'],
  summary: 'Creates a preview link of a version, released or not',
  params: Environment,
  body: PreviewRequest,
  response: { 201: Preview, ...REFUSALS },
};
