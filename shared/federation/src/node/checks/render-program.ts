import { setImmediate as turn } from 'node:timers/promises';
import { loadBuild, startProgram } from './confined-program.ts';
import { stopClock } from './render/fixed-clock.ts';
import { namespacesOf } from './render/foreign-styles.ts';
import { LoggedErrors } from './render/logged-errors.ts';
import { recordedApi } from './render/recorded-api.ts';
import { addressSample, pagesWithoutSample, renderSample, widgetSample } from './render/render-sample.ts';
import { MAX_LINES, lineOf } from './render/rendering.ts';
import type { RenderAnswer } from './render/rendering.ts';
import type { Conditions } from './render/sample-page.ts';
import { samplesOf } from './render/samples-of.ts';
import type { Build } from './rule.ts';

/**
 * `node render-program.cjs BUILD`: renders the samples of a build like a shell's render process, and reports each
 * result.
 */
const { build, answer } = startProgram<RenderAnswer>();
const clock = stopClock();
const errors = new LoggedErrors();
await renderAll(build);
answer({ kind: 'done' });

async function renderAll({ manifest, ...rest }: Build): Promise<void> {
  const { pages, widgets, api } = samplesOf({ manifest, ...rest });
  const remote = await loadBuild({ manifest, ...rest });
  const namespaces = namespacesOf(manifest.name);
  const one = async (
    sample: string,
    rendererOf: (conditions: Conditions) => Parameters<typeof renderSample>[0],
  ) => {
    answer({ kind: 'begun', sample });
    const recorded = recordedApi(api);
    const renderer = rendererOf({ remote, api: recorded, onError: (error) => errors.add(error) });
    const rendering = await renderSample(renderer, { namespaces, clock });
    // Yields, so that an uncaught asynchronous error ends this process now.
    await turn();
    await turn();
    const unrecorded = [...new Set(recorded.unrecorded)].slice(0, MAX_LINES).map(lineOf);
    answer({ kind: 'rendered', sample, rendering: { ...rendering, errors: errors.take(), unrecorded } });
  };
  for (const address of Object.keys(pages))
    await one(address, (conditions) => addressSample(conditions, address));
  for (const [widget, all] of Object.entries(widgets))
    for (const props of all)
      await one(`${widget} ${JSON.stringify(props)}`, (conditions) =>
        widgetSample(conditions, widget, props),
      );
  const parts = [
    ...pagesWithoutSample(remote.area, Object.keys(pages)),
    ...manifest.widgets.filter((widget) => (widgets[widget] ?? []).length === 0),
  ];
  answer({ kind: 'unsampled', parts });
}
