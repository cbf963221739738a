import { Gauge, Registry } from 'prom-client';
import type { App } from '../http/app.ts';
import type { Database } from '../database/schema.ts';
import { currentDocument } from '../documents/document-store.ts';
import { listOutcomes } from '../shells/outcomes.ts';
import { reportedShells } from '../shells/shells.ts';
import { HALT_AT } from './metrics.ts';
import { rolloutsHealth } from './rollout-health.ts';

/** `GET /metrics` for Prometheus, with a token that may read: environments, shells, rollouts, outcomes of versions. */
export async function metricsEndpoint(app: App, { database }: { database: Database }): Promise<void> {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    request.requireRight({ to: 'read' });
    const { registry, ...gauges } = newGauges();
    const environments = await database.selectFrom('environment').select('name').execute();
    for (const { name } of environments) await measure(database, name, gauges);
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

function newGauges() {
  const registry = new Registry();
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const rollout = ['environment', 'remote', 'candidate'] as const;
  const metric = ['environment', 'remote', 'version', 'metric'] as const;
  const version = ['environment', 'remote', 'version', 'outcome'] as const;
  return {
    registry,
    revision: gauge('careers_revision', 'Revision of the release document.', ['environment']),
    shells: gauge('careers_shells', 'Shells that have reported in the last minute.', ['environment']),
    shellsBehind: gauge('careers_shells_behind', 'Of these, those that serve an earlier revision.', [
      'environment',
    ]),
    percent: gauge('careers_rollout_percent', 'Share of the visitors that have the candidate.', rollout),
    evidence: gauge(
      'careers_rollout_evidence',
      `Evidence that the candidate is worse: 1 says nothing, ${HALT_AT} halts it.`,
      rollout,
    ),
    units: gauge(
      'careers_rollout_units',
      'Pages or visits of a rollout that a metric counts, of each of its two versions.',
      [...metric],
    ),
    events: gauge('careers_rollout_events', 'Of these, those that failed, were late or shifted.', [
      ...metric,
    ]),
    pages: gauge(
      'careers_version_pages',
      'Pages of a version in its present release: rendered, or failed.',
      version,
    ),
    browserFailures: gauge(
      'careers_version_browser_failures',
      'Failures that browsers have reported of a version in its present release.',
      ['environment', 'remote', 'version'],
    ),
  };
}

type Gauges = Omit<ReturnType<typeof newGauges>, 'registry'>;

async function measure(database: Database, environment: string, gauges: Gauges): Promise<void> {
  const current = await currentDocument(database, environment);
  if (!current) return;
  const { revision, body } = current;
  gauges.revision.set({ environment }, revision);
  const live = (await reportedShells(database, environment)).filter((shell) => shell.live);
  gauges.shells.set({ environment }, live.length);
  gauges.shellsBehind.set({ environment }, live.filter((shell) => shell.revision < revision).length);
  for (const health of await rolloutsHealth(database, environment, body)) {
    const { remote, candidate, percent, evidence } = health;
    gauges.percent.set({ environment, remote, candidate }, percent);
    gauges.evidence.set({ environment, remote, candidate }, evidence);
    for (const { metric, ...arms } of health.metrics)
      for (const arm of ['candidate', 'released'] as const) {
        const labels = { environment, remote, version: health[arm], metric };
        gauges.units.set(labels, arms[arm].units);
        gauges.events.set(labels, arms[arm].events);
      }
  }
  for (const outcome of await listOutcomes(database, { environment })) {
    const { remote, version, salt, renders, fallbacks, errors, crashes, browserFailures } = outcome;
    if (body.remotes[remote]?.salt !== salt) continue;
    gauges.pages.set({ environment, remote, version, outcome: 'rendered' }, renders);
    gauges.pages.set({ environment, remote, version, outcome: 'failed' }, fallbacks + errors + crashes);
    gauges.browserFailures.set({ environment, remote, version }, browserFailures);
  }
}
