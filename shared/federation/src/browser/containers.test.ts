/** @jest-environment jest-fixed-jsdom */
import { CONTRACT_VERSION, CONTRACT_WINDOW } from '@careers/contract';
import { Containers } from './containers.ts';
import type { Container } from './containers.ts';
import { shareScope } from './share-scope.ts';

const offer: Container = {
  name: 'mf-offer',
  version: '1.0.0',
  entry: '/remotes/mf-offer/1.0.0/remoteEntry.js',
  integrity: 'sha384-offer',
};
const area = { contract: CONTRACT_VERSION, name: 'mf-offer', pages: [] };
const scope = shareScope({ react: { version: '19.0.0', library: 'the page’s React' } });

const scripts = () => [...document.head.querySelectorAll('script')];

/** Completes the last requested script: with the container that it defines, or with an error. */
function arrive({ name, version }: Container, container?: object): void {
  if (container) Object.assign(globalThis, { [`${name}@${version}`]: container });
  scripts()
    .at(-1)!
    .dispatchEvent(new Event(container ? 'load' : 'error'));
}

const containerOf = (exposed: object, init = jest.fn(() => Promise.resolve())) => ({
  init,
  get: () => Promise.resolve(() => ({ default: exposed })),
});

beforeEach(() => {
  document.head.innerHTML = '';
});

it('[REL-01] runs a container once, with the page’s libraries, and with its integrity', async () => {
  const containers = new Containers(scope);
  const both = Promise.all([containers.area(offer), containers.widget(offer, 'similar-offers')]);
  expect(scripts().map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
    ['sha384-offer', 'anonymous'],
  ]);
  const container = containerOf(area);
  arrive(offer, container);
  expect(await both).toEqual([area, area]);
  expect(container.init.mock.calls).toEqual([[scope]]);
  const [shared] = Object.values(scope['react']!);
  expect((await shared?.get())?.()).toBe('the page’s React');
});

it('[REL-02] keeps two versions of a remote apart', async () => {
  const containers = new Containers(scope);
  const next = { ...offer, version: '1.1.0' };
  const stable = containers.area(offer);
  arrive(offer, containerOf(area));
  const candidate = containers.area(next);
  arrive(next, containerOf({ ...area, pages: ['new'] }));
  expect([(await stable).pages, (await candidate).pages]).toEqual([[], ['new']]);
});

it('[ERROR-02] names the script that failed to load, removes its element, and retries at the next call', async () => {
  const containers = new Containers(scope);
  const failed = containers.area(offer);
  arrive(offer);
  await expect(failed).rejects.toMatchObject({
    name: 'ScriptError',
    message: expect.stringContaining(offer.entry),
  });
  expect(scripts()).toEqual([]);
  const again = containers.area(offer);
  arrive(offer, containerOf(area));
  expect(await again).toBe(area);
});

it('[REL-05] refuses a module of another contract', async () => {
  const containers = new Containers(scope);
  const older = { ...offer, name: 'mf-older' };
  const loading = containers.area(older);
  arrive(older, containerOf({ ...area, contract: CONTRACT_WINDOW[0] - 1 }));
  await expect(loading).rejects.toThrow(`mf-older@1.0.0 exposes no ./area of contract 2 or 3`);
});
