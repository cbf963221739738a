import { MAX_LENGTH } from '@careers/api-client/form-rules';
import { OWNER_REGION_CODES } from '@careers/api-client/owner-regions';
import Type from 'typebox';
import { text } from './values.ts';

const optional = (description: string, example: string) => Type.Optional(text(description, example));
const bounded = (maxLength: number, description: string, example: string) =>
  Type.String({ maxLength, description, examples: [example] });

const document = (description: string) =>
  Type.Optional(
    Type.String({
      format: 'binary',
      description: `${description}: pdf, odt, doc, docx or rtf of 1 to 2 097 152 bytes.`,
    }),
  );

/** Fields of the multipart form of an application, for the document: the server reads it as a stream. */
export const ApplicationForm = Type.Object(
  {
    type: Type.Enum(['OFFER', 'SPONTANEOUS', 'DCE'], { description: 'What it applies to.' }),
    offerReference: optional('With OFFER.', '2025-10432'),
    domain: Type.Optional(
      Type.Enum(['logistique', 'informatique', 'commercial-reseau', 'magasins', 'supports'], {
        description: 'With SPONTANEOUS.',
      }),
    ),
    region: Type.Optional(
      Type.Enum(OWNER_REGION_CODES, { description: 'With DCE: where the store would be, if known.' }),
    ),
    codeEntity: optional('One to three codes, comma-joined; from the domain otherwise.', 'u-log'),
    firstName: bounded(MAX_LENGTH.firstName, 'First name.', 'Camille'),
    lastName: bounded(MAX_LENGTH.lastName, 'Last name.', 'Durand'),
    email: bounded(MAX_LENGTH.email, 'Where the confirmation goes.', 'camille@exemple.fr'),
    postalCode: bounded(MAX_LENGTH.postalCode, 'Any: applicants may live abroad.', '44000'),
    phone: optional('Never refused; stored as E.164 where it can be read.', '06 12 34 56 78'),
    cv: document('Required with SPONTANEOUS, and with OFFER unless the offer says otherwise'),
    motivation: document('A letter'),
    answers: optional('JSON, one for each question of the offer.', '[{"questionId":"q1","value":true}]'),
    consent: Type.Literal('true', { description: 'Without it nothing is stored.' }),
    source: optional('Where the visitor came from.', 'careers'),
    website: optional('Left empty by people.', ''),
  },
  { $id: 'ApplicationForm', description: 'An application with its documents.' },
);
