import Type from 'typebox';
import type { Static } from 'typebox';
import { facetAnswers } from './facets.ts';
import { readingAnswers } from './reading.ts';
import { limitAnswers } from './search-parameters.ts';
import { coded, dateTime, html, integer, labels, nullable, text, textOrNull } from './values.ts';

/** Code, label and colour of an entity, for offers. */
export const EntitySummary = Type.Object({
  code: text('Code of the entity.', 'super-u'),
  label: text('Its name.', 'Super U'),
  color: text('Its colour.', '#CF3A17'),
});

export const Salary = Type.Object(
  {
    minimum: Type.Number({ description: 'Minimum, gross.', examples: [1950] }),
    maximum: Type.Number({
      description: 'Maximum, gross; equals `minimum` if the offer states a single figure.',
      examples: [2150],
    }),
    currency: text('ISO 4217.', 'EUR'),
    unit: Type.Enum(['HOUR', 'MONTH', 'YEAR'], { examples: ['MONTH'], description: 'Pay period.' }),
  },
  { description: 'Pay stated by the offer.' },
);

export const Offer = Type.Object(
  {
    reference: text('Year and number; permanent.', '2025-10432'),
    title: text('Title of the offer.', 'Boucher préparateur F/H'),
    locationName: text('Workplace, or town and department of an anonymous offer.', 'Super U Vertou'),
    publicationDate: dateTime('Publication date.'),
    entity: nullable(EntitySummary, 'Null on an anonymous offer.'),
    contractType: coded('Contract.', 'dr_contract_cdi', 'CDI'),
    offerTime: coded('Working time.', 'dr_jobtime_tempsplein', 'Temps plein'),
    department: coded('Department of the workplace.', 'dep_44', 'Loire-Atlantique'),
    region: coded('Region of the workplace.', 'reg_52', 'Pays de la Loire'),
    isAnonymous: Type.Boolean({
      examples: [false],
      description: 'True if the employer and the address are not published.',
    }),
    url: text(
      'Informative: links are built from title and reference.',
      '/offre-emploi/boucher-preparateur-f-h-2025-10432',
    ),
    zip: text('Postcode of the workplace.', '44120'),
    salary: Type.Optional(nullable(Salary, 'Null if the offer states no pay.')),
    mentions: Type.Optional(
      Type.Array(coded('Working conditions mentioned in the texts.', 'mention_telework', 'Télétravail')),
    ),
    distance: Type.Optional(
      Type.Number({ description: 'Kilometres, only in a search around a place.', examples: [7.4] }),
    ),
    status: Type.Optional(
      Type.Enum(['OPEN', 'CLOSED'], {
        description: 'Present only in lists that include closed offers: by reference.',
      }),
    ),
  },
  { $id: 'Offer', description: 'An offer in a list.' },
);

export const Question = Type.Object(
  {
    id: text('Identifier that an answer refers to.', 'q1'),
    label: text('The question.', 'Quand êtes-vous disponible\u00a0?'),
    type: Type.Enum(['TEXT', 'BOOLEAN', 'SINGLE_CHOICE', 'MULTI_CHOICE'], {
      examples: ['SINGLE_CHOICE'],
      description: 'Clients treat an unknown type as TEXT.',
    }),
    maxLength: Type.Optional(integer('Maximum length of a text.', 1000)),
    options: Type.Array(coded('Available options.', 'asap', 'Dès que possible')),
  },
  { description: 'Question to applicants.' },
);

export const OfferDetail = Type.Object(
  {
    ...Offer.properties,
    offerLocation: Type.Object(
      {
        label: text('Workplace.', 'Super U Vertou'),
        address: text('Street; empty on an anonymous offer.', '1 rue des Halles'),
        zip: text('Postcode.', '44120'),
        town: text('Town.', 'Vertou'),
        latitude: nullable(Type.Number(), 'Degrees.', 47.169),
        longitude: nullable(Type.Number(), 'Degrees.', -1.469),
      },
      { description: 'Workplace.' },
    ),
    offerProfile: Type.Object(labels('Boucher', 'boucher'), { description: 'Profile wanted.' }),
    codeJobName: text('Job of the offer, to search for similar offers.', 'job_boucherie'),
    description: text('Workplace and conditions, plain.', 'Le Super U de Vertou recrute en CDI.'),
    descriptionFormatted: html('Workplace and conditions.', '<p>Le Super U de Vertou recrute en CDI.</p>'),
    missionProfil: text('Missions and profile, plain.', 'Désosser et parer les viandes.'),
    missionProfilFormatted: html('Missions and profile.', '<ul><li>Désosser et parer les viandes.</li></ul>'),
    applicationQuestions: Type.Array(Question),
    isCVRequired: Type.Boolean({
      examples: [true],
      description: 'True if an application must include a CV.',
    }),
    recruiter: Type.Optional(
      Type.Object(
        {
          name: text('Recipient of applications.', 'Claire Morvan'),
          description: text('Role of the recipient.', 'Responsable du rayon'),
          logoUrl: textOrNull('Picture.', '/static/logos/super-u.svg'),
          url: textOrNull('Page.', '/organisation-cooperative-u/super-u'),
        },
        { description: 'Absent on an anonymous offer.' },
      ),
    ),
    status: Type.Enum(['OPEN', 'CLOSED'], { description: 'Searches return open offers only.' }),
    validThrough: dateTime('Deadline for applications.', '2027-01-31T22:59:59.000Z'),
  },
  { $id: 'OfferDetail', description: 'An offer with all its texts.' },
);

export const OfferSearchResult = Type.Object(
  {
    list: Type.Array(Type.Unsafe<Static<typeof Offer>>({ $ref: 'Offer#' })),
    count: integer('Total number of matching offers.', 37),
    maxPages: integer('Number of pages.', 4),
    ...facetAnswers,
    withSalary: Type.Optional(
      integer('Number of matching offers that state their pay, ignoring `minimumSalary`.', 16),
    ),
    ...limitAnswers,
    ...readingAnswers,
  },
  { $id: 'OfferSearchResult', description: 'Page of offers; each facet ignores its own selection.' },
);

export const OfferSearch = Type.Object(
  {
    job: Type.Object(
      { code: text('Its code.', 'job_boucherie'), ...labels('Boucher', 'boucher') },
      { description: 'The job.' },
    ),
    value: Type.Object(
      {
        code: text('Its code.', 'town_44109'),
        ...labels('Nantes (44)', 'nantes'),
        type: text('TOWN, DEPARTMENT, REGION or CONTRACT_TYPE.', 'TOWN'),
      },
      { description: 'A place or a contract type.' },
    ),
    count: integer(
      'Open offers matching both; for a town, without its surroundings, which a search includes.',
      6,
    ),
    publicationDate: dateTime('Publication date of the latest one.'),
  },
  { $id: 'OfferSearch', description: 'Job combined with a place or a contract type, with open offers.' },
);

export const DepartmentCount = Type.Object(
  {
    code: text('For `codeDepartment`.', 'dep_44'),
    ...labels('Loire-Atlantique', 'loire-atlantique'),
    count: integer('Matching offers in the department.', 37),
  },
  { $id: 'DepartmentCount', description: 'Number of a search’s offers in a department.' },
);

export type SalaryBody = Static<typeof Salary>;
export type DepartmentCountBody = Static<typeof DepartmentCount>;
export type OfferSearchBody = Static<typeof OfferSearch>;
export type OfferBody = Static<typeof Offer>;
export type OfferDetailBody = Static<typeof OfferDetail>;
export type OfferSearchResultBody = Static<typeof OfferSearchResult>;
