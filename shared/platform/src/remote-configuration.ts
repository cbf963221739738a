import type { ConfigurationValues, PublicConfiguration, RemoteConfiguration } from '@careers/contract';
import { useSite } from './site.tsx';

/** Returns the values of a remote's `src/configuration.ts` in the environment of this site: in loaders, actions and heads. */
export function readConfiguration<const Declared extends RemoteConfiguration>(
  declared: Declared,
  { deploymentEnvironment = '' }: Pick<PublicConfiguration, 'deploymentEnvironment'>,
): ConfigurationValues<Declared> {
  const values = Object.entries(declared).map(([name, { default: usual, environments = {} }]) => [
    name,
    Object.hasOwn(environments, deploymentEnvironment) ? environments[deploymentEnvironment] : usual,
  ]);
  return Object.fromEntries(values) as ConfigurationValues<Declared>;
}

/** Returns the same values in components. */
export function useConfiguration<const Declared extends RemoteConfiguration>(
  declared: Declared,
): ConfigurationValues<Declared> {
  return readConfiguration(declared, useSite().configuration);
}
