import { MAX_PLACES } from '@careers/api-client/form-rules';
import Type from 'typebox';
import { text } from './values.ts';

const optional = (description: string, example: string) => Type.Optional(text(description, example));

/** Criteria that an alert's form and its description say alike. */
export const alertCriteria = {
  codePlace: optional(
    `Codes of up to ${MAX_PLACES} towns, departments and regions, comma-joined: offers in any of them. The other places do not count then.`,
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
    'Codes of conditions that offers mention, comma-joined: all of them.',
    'mention_beginners',
  ),
  minimumSalary: optional('Euros a month before tax, as in a search.', '2000'),
};

const jobs = text('One to three codes of jobs, comma-joined or repeated.', 'job_boucherie,job_drive');
const place = optional(
  `Name of a place as people type it, or of up to ${MAX_PLACES} with "ou" between them; empty for everywhere. Codes and positions count only where it is theirs, or absent.`,
  'Nantes (44) ou Rennes (35)',
);

/** How often an alert writes at most. */
export const frequency = Type.Enum(['DAILY', 'WEEKLY'], {
  description: 'How often mails come at most: every day, or every seven days.',
});

/** Fields of the multipart form of an alert, for the document: the server reads it as a stream. */
export const AlertForm = Type.Object(
  {
    email: Type.String({ maxLength: 254, description: 'Gets the offers.', examples: ['camille@exemple.fr'] }),
    codeJobName: jobs,
    codeEntity: optional('Up to three codes, comma-joined or repeated.', 'super-u'),
    ...alertCriteria,
    place,
    frequency: Type.Optional(frequency),
    consent: Type.Literal('true', { description: 'Without it nothing is stored.' }),
    website: optional('Left empty by people.', ''),
  },
  { $id: 'AlertForm', description: 'An alert: what, where, for whom.' },
);

/** Fields of the form that changes an alert, for the document. */
export const AlertChangesForm = Type.Object(
  {
    codeJobName: jobs,
    place,
    radius: alertCriteria.radius,
    frequency: Type.Optional(frequency),
  },
  { $id: 'AlertChangesForm', description: 'What an alert looks for from now on; what is absent stays.' },
);
