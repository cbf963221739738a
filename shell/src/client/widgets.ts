import { prepareWidgets } from '@careers/platform';
import type { AreaContext, Widget, WidgetContext, WidgetSlotData } from '@careers/contract';
import type { BrowserRemote, BrowserRemotes } from '@careers/federation/browser';

/** Widgets of the page's release set, in the browser. */
export class Widgets {
  readonly #remotes: readonly BrowserRemote[];
  readonly #federation: BrowserRemotes;
  #slots = 0;

  constructor(remotes: readonly BrowserRemote[], federation: BrowserRemotes) {
    this.#remotes = remotes;
    this.#federation = federation;
  }

  /** The browser's `AreaContext.widget`: loads the data of a slot that this page did not have from the server. */
  async slot(
    name: string,
    props: object,
    context: Pick<WidgetContext, 'api' | 'configuration' | 'signal'>,
  ): Promise<WidgetSlotData> {
    this.#slots += 1;
    const empty: WidgetSlotData = { id: `b${this.#slots}-${name}`, widget: name, remote: null, data: null };
    const remote = this.#remotes.find((candidate) => candidate.widgets.includes(name));
    if (!remote) return empty;
    try {
      const widget = await this.#federation.widget(remote, name);
      const [data] = await Promise.all([widget.load(props, context) as Promise<unknown>, prepareWidgets()]);
      return { ...empty, remote: `${remote.name}@${remote.version}`, data };
    } catch (error) {
      if (!context.signal.aborted) reportWidgetFailure(empty, error);
      return empty;
    }
  }

  /** The module of a slot's widget. Rejects when it cannot be loaded. */
  async module(slot: WidgetSlotData): Promise<Widget> {
    const remote = this.#remotes.find(
      (candidate) => `${candidate.name}@${candidate.version}` === slot.remote,
    );
    if (!remote)
      throw new Error(`${slot.widget} is served by ${slot.remote}, which is not in this page's release set.`);
    return this.#federation.widget(remote, slot.widget);
  }
}

/** Tells developers which team's widget fell back; visitors see the slot's fallback. */
export function reportWidgetFailure(slot: WidgetSlotData, error: unknown): void {
  console.warn(`The widget ${slot.widget} of ${slot.remote ?? 'no remote'} fell back.`, error);
}

/** The browser's context of areas: the API through the page's own origin. */
export function browserContext(configuration: AreaContext['configuration'], widgets: Widgets): AreaContext {
  const api = { baseUrl: window.location.origin, fetch: window.fetch.bind(window) };
  return {
    api,
    configuration,
    widget: (name, props, { signal }) => widgets.slot(name, props, { api, configuration, signal }),
  };
}
