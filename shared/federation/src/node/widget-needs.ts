import semver from 'semver';
import { providedVersion } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';

type Provider = Pick<RemoteManifest, 'name' | 'version' | 'provides' | 'widgets'>;
type Consumer = Pick<RemoteManifest, 'name' | 'version' | 'requires'>;

/** A required widget that another remote provides in an incompatible version. */
export interface UnmetWidget {
  widget: string;
  consumer: Consumer;
  range: string;
  provider: Provider;
  provided: string;
}

/**
 * Returns a remote's requirements that its providers do not meet. A widget that nobody provides is not unmet: its slot
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
