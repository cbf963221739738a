import Type from 'typebox';
import type { Static } from 'typebox';
import { alertCriteria, frequency } from './alert-form.ts';
import { text } from './values.ts';

/** Every named schema of the document: bodies of API responses. */
export * from './applications.ts';
export * from './news.ts';
export * from './offers.ts';
export * from './references.ts';

export const AlertReceipt = Type.Object(
  {
    id: text('Its identifier.', '0b7c6c0e-9f4f-4a59-8f4e-8a5a5d2f8e11'),
    status: Type.Enum(['PENDING_CONFIRMATION', 'ACTIVE'], {
      description: 'PENDING_CONFIRMATION until the link in its first mail is confirmed.',
    }),
  },
  {
    $id: 'AlertReceipt',
    description: 'Stored alert; inactive until confirmed by the link in its first mail.',
  },
);

export const AlertDescription = Type.Object(
  {
    status: Type.Enum(['PENDING_CONFIRMATION', 'ACTIVE', 'EXPIRED'], {
      description: 'EXPIRED: not confirmed in time, deleted soon.',
    }),
    frequency,
    criteria: Type.Object(
      {
        codeJobName: Type.Optional(
          text('One to three codes of jobs, comma-joined.', 'job_boucherie,job_drive'),
        ),
        codeEntity: Type.Optional(text('Codes, comma-joined.', 'super-u')),
        ...alertCriteria,
      },
      { description: 'Search parameters. No e-mail address: the link may be shared.' },
    ),
  },
  { $id: 'AlertDescription', description: 'Criteria and status of an alert.' },
);

export const AlertState = Type.Object(
  { status: Type.Enum(['ACTIVE', 'ENDED'], { description: 'ACTIVE while it sends mails.' }) },
  { $id: 'AlertState', description: 'New state of an alert.' },
);

export const ErrorItems = Type.Array(
  Type.Object({
    field: text('Invalid parameter or field; empty if none is to blame.', 'email'),
    code: text('Error code, for programs.', 'INVALID_FORMAT'),
    message: text('Error message, in French, for users.', "Le format de l'e-mail est invalide"),
  }),
  { $id: 'ErrorItems', description: 'Errors, one item per problem.' },
);

export type ErrorItem = Static<typeof ErrorItems>[number];
