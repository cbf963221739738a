import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { identifierPrefix } from '@careers/platform';
import type { ApiAccess, PublicConfiguration, WidgetSlotData } from '@careers/contract';
import { withSignal } from '../with-signal.ts';
import { requestScope } from './request-scope.ts';

/** What a page waits for another team's part of it. */
const PATIENCE_MILLISECONDS = 5_000;

export interface ServerWidgetsOptions {
  api: ApiAccess;
  configuration: PublicConfiguration;
  onProblem(message: string, cause: unknown): void;
}

/**
 * Returns the server's `AreaContext.widget`: loads and renders a widget of the page's release set into the
 * request. A widget that fails, or takes too long, leaves its slot to its fallback, and the page alive.
 */
export function serverWidgets({ api, configuration, onProblem }: ServerWidgetsOptions) {
  return async (
    name: string,
    props: object,
    { signal }: { signal: AbortSignal },
  ): Promise<WidgetSlotData> => {
    const scope = requestScope();
    scope.slots += 1;
    const empty: WidgetSlotData = { id: `w${scope.slots}-${name}`, widget: name, remote: null, data: null };
    const remote = [...scope.releaseSet.remotes.values()].find(({ manifest }) =>
      manifest.widgets.includes(name),
    );
    if (!remote) return empty;
    const version = `${remote.manifest.name}@${remote.manifest.version}`;
    try {
      const widget = await remote.widget(name);
      const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MILLISECONDS)]);
      const loading = widget.load(props, { api, configuration, signal: patience });
      const data: unknown = await withSignal(loading, patience);
      const slot = { ...empty, remote: version, data };
      const html = await widget.render(data, {
        configuration,
        identifierPrefix: identifierPrefix(slot),
        renderToHtml: (element) =>
          renderToString(scope.sheet.collectStyles(element as ReactNode), {
            identifierPrefix: identifierPrefix(slot),
          }),
      });
      scope.widgets.set(slot.id, html);
      return slot;
    } catch (error) {
      onProblem(`The widget ${name} of ${version} fell back: ${String(error)}`, error);
      return empty;
    }
  };
}
