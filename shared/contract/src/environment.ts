import type { Static, TObject } from 'typebox';
import Value from 'typebox/value';

/** A server cannot start with what it is told from outside. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Returns the environment's variables that the schema names; an empty one counts as absent, others are not looked at.
 * `server` begins the message: "The shell".
 * @throws SettingsError naming each variable that is wrong and the form it takes, never its value.
 */
export function readEnvironment<Schema extends TObject>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
  server: string,
): Static<Schema> {
  const known: unknown = Object.fromEntries(
    Object.keys(schema.properties).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  if (Value.Check(schema, known)) return known;
  const problems = Value.Errors(schema, known).map(
    ({ instancePath, message }) => `  ${instancePath.slice(1)}: ${message}`,
  );
  throw new SettingsError(`${server} cannot start, its environment is wrong:\n${problems.join('\n')}`);
}
