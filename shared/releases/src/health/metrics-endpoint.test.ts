import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startCoreRegistry } from '../testing/core-registry.ts';
import type { CoreRegistry } from '../testing/core-registry.ts';
import { registryForFile } from '../testing/registry-for-file.ts';
import type { MoveRequest } from '../environments/schemas.ts';

const REMOTE = 'mf-search';
const OBSERVABILITY = join(__dirname, '..', '..', 'observability');
const headers = { authorization: 'Bearer Camille' };
let registry: CoreRegistry;
registryForFile(startCoreRegistry, (started) => {
  registry = started;
});

const move = (request: object) =>
  registry.move({ remote: REMOTE, reason: 'Try.', ...request } as MoveRequest, {});

describe('[REL-07] metrics of the registry', () => {
  let scraped: string;
  beforeAll(async () => {
    await registry.reset();
    for (const version of ['1.0.0', '1.1.0']) await registry.addVersion(REMOTE, version);
    await move({ action: 'promote', version: '1.0.0' });
    const { body } = await move({ action: 'start', version: '1.1.0', percent: 5 });
    const counts = { errors: 0, crashes: 0, browserFailures: 2, failures: [] };
    const salt = String(body.document.remotes[REMOTE].salt);
    await registry.app.inject({
      ...{ method: 'PUT', url: '/v1/shells/web-1', headers },
      payload: {
        ...{ environment: 'production', manifest: { host: 'web-1', process: 7, shared: {} }, revision: 2 },
        ...{ inForceAt: new Date().toISOString(), fallbacks: [], disabled: [], run: randomUUID() },
        outcomes: [{ remote: REMOTE, version: '1.1.0', salt, renders: 40, fallbacks: 1, ...counts }],
      },
    });
    scraped = (await registry.app.inject({ url: '/metrics', headers })).body;
  });

  it('cover environments, shells, rollouts and versions', () => {
    const of = 'environment="production",remote="mf-search"';
    for (const line of [
      'careers_revision{environment="production"} 3',
      'careers_shells{environment="production"} 1',
      'careers_shells_behind{environment="production"} 1',
      `careers_rollout_percent{${of},candidate="1.1.0"} 5`,
      `careers_rollout_evidence{${of},candidate="1.1.0"} 1`,
      `careers_version_pages{${of},version="1.1.0",outcome="rendered"} 40`,
      `careers_version_pages{${of},version="1.1.0",outcome="failed"} 1`,
      `careers_version_browser_failures{${of},version="1.1.0"} 2`,
    ])
      expect(scraped).toContain(line);
  });

  it('need the right to read', async () => {
    expect((await registry.app.inject({ url: '/metrics' })).statusCode).toBe(401);
  });

  it.each(['grafana-dashboard.json', 'alerts.yml'])('include those that %s queries', async (file) => {
    const text = await readFile(join(OBSERVABILITY, file), 'utf8');
    const asked = new Set(text.match(/\bcareers_\w+/g));
    expect(asked.size).toBeGreaterThan(3);
    for (const name of asked) expect(scraped).toContain(`# TYPE ${name} gauge`);
  });
});
