import type { Database } from '../database/schema.ts';
import { personName } from './people/people.ts';

const NAMED = 3;

/** Whom to ask for a right: kept at hand, since a refusal cannot wait for the database. */
export class Administrators {
  #names: readonly string[] = [];
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Looks again, after a grant has changed. */
  async reload(): Promise<void> {
    const people = await this.#database
      .selectFrom('person')
      .innerJoin('role_grant', 'role_grant.holder', 'person.id')
      .select(['person.name', 'person.email', 'person.subject', 'person.issuer'])
      .where('role', '=', 'administrator')
      .orderBy('granted_at')
      .limit(NAMED)
      .execute();
    this.#names = people.map(personName);
  }

  /** Returns the words for whom to ask. */
  describe(): string {
    if (this.#names.length === 0) return "whoever runs the registry's machine";
    return `an administrator (${this.#names.join(', ')})`;
  }
}
