import { MAX_PLACES } from '@careers/api-client/form-rules';
import Type from 'typebox';
import { text } from './values.ts';

const optional = (description: string, example: string) => Type.Optional(text(description, example));

/** Criteria common to an alert's form and its description. */
export const alertCriteria = {
  codePlace: optional(
    `Codes of up to ${MAX_PLACES} towns, departments and regions, comma-joined: offers in any of them. Other place parameters are then ignored.`,
    'town_44109,dep_35',
  ),
  codeTown: optional('Code of a town.', 'town_44109'),
  codeDepartment: optional('Code of a department.', 'dep_44'),
  codeRegion: optional('Code of a region.', 'reg_52'),
  latitude: optional('Position in degrees, with `longitude`.', '47.218'),
  longitude: optional('Position in degrees.', '-1.553'),
  radius: optional('Kilometres around the town or position, 5 to 100; 30 without.', '50'),
  codeContractType: optional('Codes, comma-joined.', 'dr_contract_cdi'),
  codeOfferTime: optional('Codes, comma-joined.', 'dr_jobtime_tempsplein'),
  codeMention: optional(
    'Codes of conditions, comma-joined: offers mention all of them.',
    'mention_beginners',
  ),
  minimumSalary: optional('Gross euros a month, as in a search.', '2000'),
};

const jobs = text('One to three codes of jobs, comma-joined or repeated.', 'job_boucherie,job_drive');
const place = optional(
  `Name of a place as typed, or of up to ${MAX_PLACES} joined by "ou"; empty for everywhere. Codes and positions apply only if they match this name, or if it is absent.`,
  'Nantes (44) ou Rennes (35)',
);

/** Maximum frequency of an alert's mails. */
export const frequency = Type.Enum(['DAILY', 'WEEKLY'], {
  description: 'Maximum frequency of mails: every day, or every seven days.',
});

/** Fields of the multipart form of an alert, for the document: the server reads it as a stream. */
export const AlertForm = Type.Object(
  {
    email: Type.String({
      maxLength: 254,
      description: 'Recipient of the offers.',
      examples: ['camille@exemple.fr'],
    }),
    codeJobName: jobs,
    codeEntity: optional('Up to three codes, comma-joined or repeated.', 'super-u'),
    ...alertCriteria,
    place,
    frequency: Type.Optional(frequency),
    consent: Type.Literal('true', { description: 'Required to store the alert.' }),
    website: optional('Honeypot: users leave it empty.', ''),
  },
  { $id: 'AlertForm', description: 'Alert: criteria, place and recipient.' },
);

/** Fields of the form that changes an alert, for the document. */
export const AlertChangesForm = Type.Object(
  {
    codeJobName: jobs,
    place,
    radius: alertCriteria.radius,
    frequency: Type.Optional(frequency),
  },
  { $id: 'AlertChangesForm', description: 'New criteria of an alert; absent fields keep their values.' },
);
