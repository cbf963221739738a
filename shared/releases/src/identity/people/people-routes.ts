import Type from 'typebox';
import type { App } from '../../http/app.ts';
import { writeAudit } from '../../audit/audit.ts';
import type { Database } from '../../database/schema.ts';
import { REFUSALS } from '../../http/errors.ts';
import { RegistryError } from '../../registry-error.ts';
import { GrantSchema } from '../roles.ts';
import { DateTime, Id } from '../schemas.ts';
import type { IdentitySettings } from '../settings.ts';
import { cleanName, listPeople, personName, storePerson } from './people.ts';

const Text = Type.String({ minLength: 1, maxLength: 200 });
const NewPerson = Type.Object(
  { subject: Text, name: Text, email: Type.Optional(Text) },
  { additionalProperties: false },
);
const KeptPerson = Type.Object({
  id: Type.String({ format: 'uuid' }),
  issuer: Type.String(),
  subject: Type.String(),
  name: Type.String(),
  email: Type.Union([Type.Null(), Type.String()]),
  createdAt: DateTime,
  grants: Type.Array(GrantSchema),
});

const listSchema = {
  operationId: 'listPeople',
  tags: ['people'],
  summary: 'Lists users who have signed in or are invited, with their rights',
  response: { 200: Type.Array(KeptPerson), ...REFUSALS },
};
const expectSchema = {
  operationId: 'expectPerson',
  tags: ['people'],
  summary: 'Invites a user of the provider who has not signed in yet',
  body: NewPerson,
  response: { 200: Id, ...REFUSALS },
};

/** Routes of known users: signed in before, or invited by an administrator. */
export async function peopleRoutes(
  app: App,
  database: Database,
  { oidc }: Pick<IdentitySettings, 'oidc'>,
): Promise<void> {
  app.get('/v1/people', { schema: listSchema }, async (request) => {
    request.requireRight({ to: 'administer' });
    return listPeople(database);
  });

  app.put('/v1/people', { schema: expectSchema }, async (request) => {
    const { name: actor } = request.requireRight({ to: 'administer' });
    if (!oidc)
      throw new RegistryError(
        409,
        'no-provider',
        'No provider is set that people could sign in with.',
        'Set OIDC_ISSUER and OIDC_CLIENT_ID.',
      );
    const { subject, name, email } = request.body;
    const person = { issuer: oidc.issuer, subject, name: cleanName(name), email: email ?? null };
    return database.transaction().execute(async (transaction) => {
      const id = await storePerson(transaction, person);
      const target = personName(person);
      await writeAudit(transaction, { actor, action: 'expect-person', target, after: person });
      return { id };
    });
  });
}
