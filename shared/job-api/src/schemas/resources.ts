import Type from 'typebox';
import type { Static } from 'typebox';
import { alertCriteria, frequency } from './alert-form.ts';
import { text } from './values.ts';

/** Every named schema of the document: what the API answers. */
export * from './applications.ts';
export * from './news.ts';
export * from './offers.ts';
export * from './references.ts';

export const AlertReceipt = Type.Object(
  {
    id: text('Its identifier.', '0b7c6c0e-9f4f-4a59-8f4e-8a5a5d2f8e11'),
    status: Type.Enum(['PENDING_CONFIRMATION', 'ACTIVE'], {
      description: 'Whether it waits for the click in its first mail.',
    }),
  },
  { $id: 'AlertReceipt', description: 'An alert that was stored; it waits for the click in its first mail.' },
);

export const AlertDescription = Type.Object(
  {
    status: Type.Enum(['PENDING_CONFIRMATION', 'ACTIVE', 'EXPIRED'], {
      description: 'EXPIRED was not confirmed in time, and is deleted soon.',
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
      { description: 'As parameters of a search. No address: the link may be passed on.' },
    ),
  },
  { $id: 'AlertDescription', description: 'What an alert looks for, and whether it does.' },
);

export const AlertState = Type.Object(
  { status: Type.Enum(['ACTIVE', 'ENDED'], { description: 'Whether it sends mails.' }) },
  { $id: 'AlertState', description: 'What an alert has become.' },
);

export const ErrorItems = Type.Array(
  Type.Object({
    field: text('Parameter or field that is wrong; empty when it is none.', 'email'),
    code: text('What is wrong, for programs.', 'INVALID_FORMAT'),
    message: text('What is wrong, for people.', "Le format de l'e-mail est invalide"),
  }),
  { $id: 'ErrorItems', description: 'What is wrong, one item for each problem.' },
);

export type ErrorItem = Static<typeof ErrorItems>[number];
