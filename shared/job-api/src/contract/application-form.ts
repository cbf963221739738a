import Type from 'typebox';

const Document = Type.Optional(
  Type.String({ format: 'binary', description: 'pdf, odt, doc, docx or rtf of 1 to 2 097 152 bytes.' }),
);

/** Fields of the multipart form of an application, for the document: the server reads it as a stream. */
export const ApplicationForm = Type.Object(
  {
    type: Type.Enum(['OFFER', 'SPONTANEOUS', 'DCE']),
    offerReference: Type.Optional(Type.String({ description: 'With OFFER.' })),
    domain: Type.Optional(
      Type.Enum(['logistique', 'informatique', 'commercial-reseau', 'magasins', 'supports'], {
        description: 'With SPONTANEOUS.',
      }),
    ),
    codeEntity: Type.Optional(
      Type.String({ description: 'One to three codes, comma-joined; from the domain otherwise.' }),
    ),
    firstName: Type.String({ maxLength: 80 }),
    lastName: Type.String({ maxLength: 80 }),
    email: Type.String({ maxLength: 254 }),
    postalCode: Type.String({ maxLength: 10 }),
    phone: Type.Optional(Type.String()),
    cv: Document,
    motivation: Document,
    answers: Type.Optional(Type.String({ description: 'JSON: [{"questionId":"q1","value":true}]' })),
    consent: Type.Literal('true'),
    source: Type.Optional(Type.String()),
    website: Type.Optional(Type.String({ description: 'Left empty by people.' })),
  },
  { $id: 'ApplicationForm' },
);
