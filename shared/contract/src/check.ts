import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';

/** A document does not match its schema. */
export class ContractError extends Error {
  override name = 'ContractError';
}

/**
 * Returns `value` as the schema's type.
 * @throws ContractError naming every invalid field, so that its author can fix it.
 */
export function check<Schema extends TSchema>(schema: Schema, value: unknown, what: string): Static<Schema> {
  if (Value.Check(schema, value)) return value;
  const problems = Value.Errors(schema, value).map(
    (error) => `  ${error.instancePath || '(root)'}: ${error.message}`,
  );
  throw new ContractError(`${what} does not follow the contract:\n${problems.join('\n')}`);
}
