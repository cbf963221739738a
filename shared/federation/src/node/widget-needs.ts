import semver from 'semver';
import { providedVersion } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';

type Provider = Pick<RemoteManifest, 'name' | 'version' | 'provides' | 'widgets'>;
type Consumer = Pick<RemoteManifest, 'name' | 'version' | 'requires'>;

/** A widget that a remote requires, and that another one provides in a version which does not meet it. */
export interface UnmetWidget {
  widget: string;
  consumer: Consumer;
  range: string;
  provider: Provider;
  provided: string;
}

/**
 * Returns what of a remote's requirements the providers do not meet. A widget that nobody provides is none: its slot
 * shows a fallback.
 */
export function unmetWidgets(consumer: Consumer, providers: Iterable<Provider>): UnmetWidget[] {
  const all = [...providers];
  return Object.entries(consumer.requires ?? {}).flatMap(([widget, range]) =>
    all.flatMap((provider) => {
      const provided = providedVersion(provider, widget);
      if (provided === undefined || semver.satisfies(provided, range)) return [];
      return [{ widget, consumer, range, provider, provided }];
    }),
  );
}

/** Returns an unmet requirement as a sentence without its full stop. */
export function describeUnmetWidget({ widget, consumer, range, provider, provided }: UnmetWidget): string {
  return `${consumer.name}@${consumer.version} requires ${widget} ${range}, and ${provider.name}@${provider.version} provides ${provided}`;
}
