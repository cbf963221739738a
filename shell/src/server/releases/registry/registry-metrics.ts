import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { RefusalEvent } from './refused-document.ts';
import type { RegistryFollower } from './registry-follower.ts';

/** Adds the metrics of the registry; returns the counter of refused documents. */
export function registryMetrics(
  registry: Registry,
  follower: () => RegistryFollower,
): (event: RefusalEvent) => void {
  const registers = [registry];
  const refused = new Counter({
    name: 'release_documents_refused_total',
    help: 'Release documents that were refused, by the event that the log has.',
    labelNames: ['event'],
    registers,
  });
  new Gauge({
    name: 'registry_connected',
    help: 'Whether the registry answers; 0 if it does not answer one of the workers.',
    registers,
    aggregator: 'min',
    collect() {
      this.set(follower().isConnected ? 1 : 0);
    },
  });
  new Gauge({
    name: 'release_revision',
    help: 'Revision of the release document that was accepted last; the lowest of all workers.',
    registers,
    aggregator: 'min',
    collect() {
      this.set(follower().current.revision);
    },
  });
  return (event) => refused.inc({ event });
}
