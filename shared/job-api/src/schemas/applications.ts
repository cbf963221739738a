import Type from 'typebox';
import type { Static } from 'typebox';
import { dateTime, integer, text } from './values.ts';

export const ApplicationReceipt = Type.Object(
  {
    id: text('Its identifier, for programs.', '5f0c3f5e-2f5d-4a0e-9c39-0b7d3f1f2a64'),
    reference: Type.Optional(
      text(
        'What to name when asking about it: short, without characters that look alike. It opens nothing.',
        '7XQM-42RC',
      ),
    ),
    receivedAt: dateTime('When it was stored.'),
  },
  { $id: 'ApplicationReceipt', description: 'An application that was stored.' },
);

export const SentApplication = Type.Object(
  {
    type: Type.Enum(['OFFER', 'SPONTANEOUS', 'DCE'], { description: 'What it applies to.' }),
    reference: text('What to name when asking about it.', '7XQM-42RC'),
    receivedAt: dateTime('When it was stored.'),
    recipients: Type.Array(text('Company that receives it.', 'Super U'), {
      description: 'None for an anonymous offer.',
    }),
    domain: Type.Optional(text('With SPONTANEOUS.', 'Logistique')),
    region: Type.Optional(
      Type.Object(
        {
          label: text('Its name.', 'Est'),
          contact: text('Who answers there.', 'Karim Benali'),
        },
        { description: 'With DCE, where it was given.' },
      ),
    ),
    offer: Type.Optional(
      Type.Object(
        {
          reference: text('Its reference.', '2025-10432'),
          title: text('Its title.', 'Boucher F/H'),
          locationName: text('Where it is.', 'Super U Vertou'),
          isOpen: Type.Boolean({ description: 'Whether one can still apply.', examples: [true] }),
        },
        { description: 'With OFFER, as long as the offer is known.' },
      ),
    ),
    documents: Type.Array(
      Type.Object({
        kind: Type.Enum(['cv', 'motivation'], { description: 'What it is.' }),
        size: integer('Bytes.', 120_000),
      }),
    ),
    answers: integer('Number of questions that were answered.', 2),
    cvReplacedAt: Type.Optional(dateTime('When a newer CV has replaced the one before.')),
    hasPhone: Type.Boolean({ description: 'Whether a phone number was given.', examples: [true] }),
  },
  {
    $id: 'SentApplication',
    description: 'What was sent, without names, addresses and texts: the link may be passed on.',
  },
);
export type SentApplicationBody = Static<typeof SentApplication>;

export const ApplicationState = Type.Object(
  { status: Type.Enum(['WITHDRAWN'], { description: 'It and its documents are deleted.' }) },
  { $id: 'ApplicationState', description: 'What an application has become.' },
);

export const NewerCvState = Type.Object(
  { status: Type.Enum(['REPLACED'], { description: 'The CV before is deleted.' }) },
  { $id: 'NewerCvState', description: 'What the CV of an application has become.' },
);

export const ApplyLaterReceipt = Type.Object(
  { status: Type.Enum(['REQUESTED'], { description: 'The same for every address.' }) },
  { $id: 'ApplyLaterReceipt', description: 'A link was asked for.' },
);
