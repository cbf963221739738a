import type { Static, TObject } from 'typebox';
import Value from 'typebox/value';

/** A server cannot start: its environment is invalid. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Returns the environment variables of the schema; an empty one counts as absent. `server` begins the message: "The
 * shell".
 * @throws SettingsError naming each invalid variable and its format, never its value.
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
