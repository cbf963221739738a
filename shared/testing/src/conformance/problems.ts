import { isDeepStrictEqual } from 'node:util';
import { apiDouble } from '../api-double.ts';
import { backendDouble } from '../backend-double.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inBrowser } from './browser.ts';
import type { ShowPage } from './browser.ts';
import { actionFaults, contractFaults } from './contract.ts';
import { CHECKS } from './conformance.ts';
import type { Check, Conformance, Problems } from './conformance.ts';
import { budgetFaults } from './budgets.ts';
import { laterThan, atNoon, withoutConsole } from './conditions.ts';
import { NetworkWatch, foreignAddresses } from './network.ts';
import { ownFiles } from './own-files.ts';
import { ownBackends } from './own-backends.ts';
import { areaOf, samplesOf, widgetOf } from './samples.ts';
import type { Sample } from './samples.ts';
import { isSerialisable } from './serialisable.ts';
import type { Rendered } from './server-pass.tsx';
import { withTimeLimit } from './time-limit.ts';
import { watchEvents } from './events.ts';
import { clearStorage, declaredOf, storageFaults } from './storage.ts';
import { globalRules } from './styles.ts';
import { textFaults } from './texts.ts';

type Report = (check: Check, faults: readonly string[]) => void;
interface ServedSample {
  sample: Sample;
  html: string;
  data: unknown;
  actionData: unknown;
}

/** Runs all checks: renders each sample as on a server, then hydrates it as in a browser. */
export async function conformanceProblems(remote: Conformance): Promise<Problems> {
  // Drops the modules that an earlier run evaluated as in a browser.
  jest.resetModules();
  const problems = Object.fromEntries(Object.keys(CHECKS).map((check) => [check, []])) as unknown as Problems;
  problems.contract.push(...(await contractFaults(remote)));
  if (remote.built !== undefined) problems.budgets.push(...(await budgetFaults(remote.built)));
  const served: ServedSample[] = [];
  for (const sample of await samplesOf(remote)) {
    const found = await withTimeLimit(`${sample.name}, rendered as on the server,`, () =>
      serverPass(remote, sample, reporter(problems, sample)),
    );
    if (found) served.push(found);
  }
  const declared = await declaredOf(remote.directory);
  // Last: what it imports would give the pages' styles other names than in a browser.
  if (problems.contract.length === 0) problems.contract.push(...(await actionFaults(remote)));
  await inBrowser(async (show) => {
    for (const each of served) {
      const report = reporter(problems, each.sample);
      clearStorage(window);
      const undeclared = watchEvents(window, declared.events);
      await withTimeLimit(`${each.sample.name}, hydrated as in a browser,`, () =>
        browserPass(remote, each, show, report),
      );
      report('storage', storageFaults(window, declared.items));
      report('events', undeclared());
    }
  });
  return problems;
}

function reporter(problems: Problems, { name }: Sample): Report {
  return (check, faults) => problems[check].push(...faults.map((fault) => `${name}: ${fault}`));
}

async function serverPass(remote: Conformance, sample: Sample, report: Report): Promise<ServedSample | null> {
  const watch = new NetworkWatch();
  watch.start();
  let served: ServedSample | null = null;
  try {
    const messages = await withoutConsole(async () => {
      served = await renderedTwice(remote, sample, report);
    });
    report('hydration', messages);
  } catch (error) {
    report('answers', [`throws: ${String(error)}`]);
  } finally {
    watch.stop();
    report('network', watch.faults);
  }
  return served;
}

async function renderedTwice(
  remote: Conformance,
  sample: Sample,
  report: Report,
): Promise<ServedSample | null> {
  const first = await atNoon(() => rendered(remote, sample));
  const isForm = sample.widget === undefined && sample.isForm === true;
  if (isForm && first.isRedirect) return null;
  if (isForm ? first.status >= 500 : first.status !== 200) {
    report('answers', [
      isForm
        ? `answers ${first.status}: return what is missing, as data with the status 422`
        : `answers ${first.status}: use the address of a page, and add all API answers that it needs to "api"`,
    ]);
    return null;
  }
  const html = await atNoon(first.toHtml);
  const second = await atNoon(() => rendered(remote, sample));
  const [data, again] = [first, second].map(({ data, actionData }) => (isForm ? { data, actionData } : data));
  report('determinism', differences(data, again, html, await laterThan(first.toHtml)));
  return { sample, html, data: asJson(first.data), actionData: asJson(first.actionData) };
}

function asJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

async function rendered(remote: Conformance, sample: Sample): Promise<Rendered> {
  const { renderPage, renderWidget } = await import('./server-pass.tsx');
  const doubles = { api: apiDouble(remote.api), backend: backendDouble(remote.backends ?? {}) };
  return sample.widget === undefined
    ? renderPage(await areaOf(remote), sample.address, doubles, sample)
    : renderWidget(await widgetOf(remote, sample.widget), sample.props, doubles);
}

function differences(data: unknown, again: unknown, html: string, later: string): string[] {
  const faults: string[] = [];
  if (!isSerialisable(data))
    faults.push('its data are not serialisable as JSON: return strings, numbers, arrays and plain objects');
  if (!isDeepStrictEqual(again, data))
    faults.push('its loader returns another result the second time: return API data in their order');
  if (html !== later)
    faults.push(
      `its HTML depends on when it is rendered: compute dates in the loader (${firstDifference(html, later)})`,
    );
  return faults;
}

function firstDifference(left: string, right: string): string {
  const at = [...left].findIndex((letter, index) => letter !== right[index]);
  const around = (text: string) => text.slice(Math.max(0, at - 20), at + 30);
  return `“${around(left)}”, then “${around(right)}”`;
}

async function browserPass(
  remote: Conformance,
  { sample, html, data, actionData }: ServedSample,
  show: ShowPage,
  report: Report,
): Promise<void> {
  const watch = new NetworkWatch([await ownBackends(remote), ownFiles]);
  watch.start();
  const element = show(sample.address, html);
  try {
    const messages = await withoutConsole(async () => {
      const unmount = await laterThan(() => hydrated(remote, sample, element, { data, actionData }));
      report('styles', globalRules(element.ownerDocument));
      report('accessibility', await accessibilityFaults(element.ownerDocument));
      report('typography', textFaults(element));
      if (sample.widget === undefined) report('answers', titleFaults(element));
      watch.requests.push(...foreignAddresses(element));
      await unmount();
    });
    report('hydration', messages);
  } catch (error) {
    report('hydration', [String(error)]);
  } finally {
    watch.stop();
    report('network', watch.faults);
  }
}

async function hydrated(
  remote: Conformance,
  sample: Sample,
  element: HTMLElement,
  { data, actionData }: Pick<ServedSample, 'data' | 'actionData'>,
): Promise<() => Promise<void>> {
  const { hydratePage, hydrateWidget } = await import('./browser-pass.tsx');
  const doubles = { api: apiDouble(remote.api), backend: backendDouble(remote.backends ?? {}) };
  return sample.widget === undefined
    ? hydratePage(await areaOf(remote), sample.address, {
        element,
        doubles,
        data: data as Parameters<typeof hydratePage>[2]['data'],
        actionData,
      })
    : hydrateWidget(await widgetOf(remote, sample.widget), { element, api: doubles.api, data });
}

function titleFaults(element: HTMLElement): string[] {
  const titles = element.querySelectorAll('h1').length;
  return titles === 1 ? [] : [`has ${titles} titles (h1): a page has one`];
}
