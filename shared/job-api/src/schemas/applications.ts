import Type from 'typebox';
import type { Static } from 'typebox';
import { dateTime, integer, text } from './values.ts';

export const ApplicationReceipt = Type.Object(
  {
    id: text('Its identifier, for programs.', '5f0c3f5e-2f5d-4a0e-9c39-0b7d3f1f2a64'),
    reference: Type.Optional(
      text(
        'Reference to quote in enquiries: short, without look-alike characters. It grants no access.',
        '7XQM-42RC',
      ),
    ),
    receivedAt: dateTime('Time of storage.'),
  },
  { $id: 'ApplicationReceipt', description: 'Stored application.' },
);

export const SentApplication = Type.Object(
  {
    type: Type.Enum(['OFFER', 'SPONTANEOUS', 'DCE'], { description: 'Kind of application.' }),
    reference: text('Reference to quote in enquiries.', '7XQM-42RC'),
    receivedAt: dateTime('Time of storage.'),
    recipients: Type.Array(text('Recipient company.', 'Super U'), {
      description: 'Empty for an anonymous offer.',
    }),
    domain: Type.Optional(text('With SPONTANEOUS.', 'Logistique')),
    region: Type.Optional(
      Type.Object(
        {
          label: text('Its name.', 'Est'),
          contact: text('Contact for the region.', 'Karim Benali'),
        },
        { description: 'With DCE, if given.' },
      ),
    ),
    offer: Type.Optional(
      Type.Object(
        {
          reference: text('Its reference.', '2025-10432'),
          title: text('Its title.', 'Boucher F/H'),
          locationName: text('Its workplace.', 'Super U Vertou'),
          isOpen: Type.Boolean({ description: 'True if applications are still accepted.', examples: [true] }),
        },
        { description: 'With OFFER, while the offer exists.' },
      ),
    ),
    documents: Type.Array(
      Type.Object({
        kind: Type.Enum(['cv', 'motivation'], { description: 'Kind of document.' }),
        size: integer('Bytes.', 120_000),
      }),
    ),
    answers: integer('Number of questions answered.', 2),
    cvReplacedAt: Type.Optional(dateTime('Time of the CV’s last replacement.')),
    hasPhone: Type.Boolean({ description: 'True if a phone number was given.', examples: [true] }),
  },
  {
    $id: 'SentApplication',
    description: 'Submitted application without names, addresses and texts: the link may be shared.',
  },
);
export type SentApplicationBody = Static<typeof SentApplication>;

export const ApplicationState = Type.Object(
  { status: Type.Enum(['WITHDRAWN'], { description: 'The application and its documents are deleted.' }) },
  { $id: 'ApplicationState', description: 'New state of an application.' },
);

export const NewerCvState = Type.Object(
  { status: Type.Enum(['REPLACED'], { description: 'The previous CV is deleted.' }) },
  { $id: 'NewerCvState', description: 'New state of an application’s CV.' },
);

export const ApplyLaterReceipt = Type.Object(
  { status: Type.Enum(['REQUESTED'], { description: 'Identical for every address.' }) },
  { $id: 'ApplyLaterReceipt', description: 'Request for a link, accepted.' },
);
