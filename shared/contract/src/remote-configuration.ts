import Type from 'typebox';
import type { Static } from 'typebox';
import { ContractError, check } from './check.ts';

/** Name of a registry's environment, such as `production`. */
export const EnvironmentName = Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 });

/** Public value; long ones belong in the code, or in an API. */
const ConfigurationValue = Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean()]);

const ConfigurationEntry = Type.Object(
  {
    /** Value of environments without one of their own; all values have its type. */
    default: ConfigurationValue,
    environments: Type.Optional(
      Type.Record(EnvironmentName, ConfigurationValue, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);

/** `configuration` of a manifest: public values of the remote, by name. */
export const RemoteConfigurationSchema = Type.Record(
  Type.String({ pattern: '^[a-z][A-Za-z0-9]*$', maxLength: 40 }),
  ConfigurationEntry,
  { additionalProperties: false },
);
/** Schema of the configuration in a manifest. */
export type ManifestConfiguration = Static<typeof RemoteConfigurationSchema>;

interface EntryOf<Value> {
  /** Value of environments without one of their own. */
  default: Value;
  /** By the name of the registry's environment; `careers dev` has `development`. */
  environments?: Readonly<Record<string, Value>>;
}

/** Default export of a remote's `src/configuration.ts`: public values that differ between environments. */
export type RemoteConfiguration = Readonly<
  Record<string, EntryOf<string> | EntryOf<number> | EntryOf<boolean>>
>;

type Widened<Value> = Value extends string ? string : Value extends number ? number : boolean;

/** The values of a remote's configuration in one environment. */
export type ConfigurationValues<Declared extends RemoteConfiguration> = {
  readonly [Name in keyof Declared]: Widened<Declared[Name]['default']>;
};

/** Matches usual names of secrets, which must not be public. */
const SECRET = /secret|password|passphrase|token|credential|privatekey|apikey/i;

/**
 * Returns the value as a remote's configuration.
 * @throws ContractError naming the invalid values, with the remedy.
 */
export function parseConfiguration(value: unknown, what: string): ManifestConfiguration {
  const configuration = check(RemoteConfigurationSchema, value, what);
  const faults = Object.entries(configuration).flatMap(([name, entry]) => [
    ...(SECRET.test(name)
      ? [
          `${name}: visitors can read every value. Keep a secret in the team's backend, or give it another name`,
        ]
      : []),
    ...Object.entries(entry.environments ?? {})
      .filter(([, each]) => typeof each !== typeof entry.default)
      .map(
        ([environment, each]) =>
          `${name}: a ${typeof each} in ${environment}, its default is a ${typeof entry.default}. Use one type`,
      ),
  ]);
  if (faults.length === 0) return configuration;
  throw new ContractError(
    `${what} does not follow the contract:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
  );
}
