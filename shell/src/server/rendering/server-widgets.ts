import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { identifierPrefix } from '@careers/platform';
import { withDeadline } from '@careers/contract/deadline';
import type {
  ApiAccess,
  BackendAccess,
  PublicConfiguration,
  RemoteManifest,
  Widget,
  WidgetSlotData,
} from '@careers/contract';
import { providerOf } from '../releases/release-set.ts';
import { requestScope } from './request-scope.ts';
import type { RequestScope } from './request-scope.ts';

/** Timeout of a widget of another team. */
const TIMEOUT_MILLISECONDS = 5_000;

export interface ServerWidgetsOptions {
  api: ApiAccess;
  configuration: PublicConfiguration;
  /** Backends of a remote, by name. */
  backendsOf(remote: RemoteManifest): (name: string) => BackendAccess;
  onError(message: string, cause: unknown): void;
}

/** Loads a widget for a slot of the page in the request's scope. Never rejects. */
export type LoadWidget = (name: string, props: object, signal: AbortSignal) => Promise<WidgetSlotData>;

/**
 * Returns a function that loads a widget of the page's release set, and renders it if the page is rendered. A widget
 * that fails or times out is replaced by its slot's fallback.
 */
export function serverWidgets({ api, configuration, backendsOf, onError }: ServerWidgetsOptions): LoadWidget {
  async function html(widget: Widget, slot: WidgetSlotData, sheet: RequestScope['sheet']): Promise<string> {
    if (!sheet) return '';
    const prefix = identifierPrefix(slot);
    return widget.render(slot.data, {
      configuration,
      identifierPrefix: prefix,
      renderToHtml: (element) =>
        renderToString(sheet.collectStyles(element as ReactNode), { identifierPrefix: prefix }),
    });
  }

  return async (name, props, signal) => {
    const scope = requestScope();
    scope.slotCount += 1;
    scope.asked.add(name);
    const empty: WidgetSlotData = {
      id: `w${scope.slotCount}-${name}`,
      widget: name,
      remote: null,
      data: null,
    };
    const remote = providerOf(scope.releaseSet, name);
    if (!remote) return empty;
    const version = `${remote.manifest.name}@${remote.manifest.version}`;
    try {
      const widget = await remote.widget(name);
      const data: unknown = await withDeadline(
        TIMEOUT_MILLISECONDS,
        (deadline) =>
          widget.load(props, { api, configuration, signal: deadline, backend: backendsOf(remote.manifest) }),
        signal,
      );
      const { opensAt } = widget;
      const slot = { ...empty, remote: version, data, ...(opensAt && { opensAt }) };
      scope.slots.set(slot.id, {
        widget: name,
        remote: remote.manifest.name,
        html: await html(widget, slot, scope.sheet),
        opensLater: opensAt !== undefined,
      });
      return slot;
    } catch (error) {
      onError(`The widget ${name} of ${version} fell back: ${String(error)}`, error);
      return empty;
    }
  };
}
