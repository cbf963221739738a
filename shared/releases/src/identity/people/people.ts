import { writeAudit } from '../../audit/audit.ts';
import { joinedGrants } from '../rights.ts';
import type { Database, Transaction } from '../../database/schema.ts';

/** A person, identified by their provider. */
export interface ProvenPerson {
  issuer: string;
  subject: string;
  name: string;
  email: string | null;
}

/** The user of a one-time link, without a provider. */
export const LOCAL_PERSON: ProvenPerson = {
  issuer: 'local',
  subject: 'administrator',
  name: 'Administrator',
  email: null,
};

/** Stores a person with the provider's current data, and returns their id. */
export async function storePerson(database: Database, person: ProvenPerson): Promise<string> {
  const { name, email } = person;
  const { id } = await database
    .insertInto('person')
    .values(person)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet({ name, email }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns users who have signed in or are invited, with their grants. */
export function listPeople(database: Database) {
  return database
    .selectFrom('person')
    .leftJoin('role_grant', 'role_grant.holder', 'person.id')
    .select(['person.id', 'issuer', 'subject', 'name', 'email', 'created_at as createdAt'])
    .select(joinedGrants.as('grants'))
    .groupBy('person.id')
    .orderBy('name')
    .execute();
}

/** Makes the opener of a one-time link administrator. */
export async function makeAdministrator(
  transaction: Transaction,
  id: string,
  person: ProvenPerson,
): Promise<void> {
  const name = personName(person);
  const granted = await transaction
    .insertInto('role_grant')
    .values({ holder: id, role: 'administrator', scope: null, granted_by: 'one-time link' })
    .onConflict((conflict) => conflict.columns(['holder', 'role', 'scope']).doNothing())
    .executeTakeFirst();
  if (granted.numInsertedOrUpdatedRows === 0n) return;
  await writeAudit(transaction, {
    actor: name,
    action: 'give-grant',
    target: name,
    after: { role: 'administrator', scope: null },
    reason: 'Opened a one-time link.',
  });
}

/** Returns true if any administrator can sign in. */
export async function hasAdministrator(database: Database, issuer: string): Promise<boolean> {
  const found = await database
    .selectFrom('person')
    .innerJoin('role_grant', 'role_grant.holder', 'person.id')
    .select('person.id')
    .where('role', '=', 'administrator')
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return found !== undefined;
}

/** Names the first administrators, to ask for a right. */
export async function whomToAsk(database: Database): Promise<string> {
  const people = await database
    .selectFrom('person')
    .innerJoin('role_grant', 'role_grant.holder', 'person.id')
    .select(['person.name', 'person.email', 'person.subject', 'person.issuer'])
    .where('role', '=', 'administrator')
    .orderBy('granted_at')
    .limit(3)
    .execute();
  const names = people.map(personName).join(', ');
  return names === '' ? "the operator of the registry's machine" : `an administrator (${names})`;
}

const MAX_NAME = 100;
const CONTROL_CHARACTERS = /\p{C}+/gu;

/** Returns the name for documents and the audit log, with the verified address: a display name alone proves nothing. */
export function personName(person: ProvenPerson): string {
  return `${person.name} <${person.email ?? `${person.subject}@${hostOf(person.issuer)}`}>`;
}

/** Returns a display name as one short line that cannot pass for another user's address. */
export function cleanName(name: string): string {
  return name.replace(CONTROL_CHARACTERS, ' ').replace(/[<>]/g, '').trim().slice(0, MAX_NAME);
}

function hostOf(issuer: string): string {
  return URL.canParse(issuer) ? new URL(issuer).host : issuer;
}
