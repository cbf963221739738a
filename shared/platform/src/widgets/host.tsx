import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Navigate, Widget, WidgetSlotData } from '@careers/contract';

/** How slots of this page reach widgets: given by the shell. */
export interface WidgetHost {
  /** Rejects when the remote that the slot names cannot be loaded. */
  widget(slot: WidgetSlotData): Promise<Widget>;
  navigate: Navigate;
  /** Told once for each slot that had to fall back. */
  report(slot: WidgetSlotData, error: unknown): void;
}

const HostContext = createContext<WidgetHost | null>(null);

/** HTML of the widgets of this request by slot id; only the server has any. */
const ServerWidgetsContext = createContext<ReadonlyMap<string, string> | null>(null);

export function WidgetHostProvider({ host, children }: { host: WidgetHost; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

export function ServerWidgets({
  html,
  children,
}: {
  html: ReadonlyMap<string, string>;
  children: ReactNode;
}) {
  return <ServerWidgetsContext value={html}>{children}</ServerWidgetsContext>;
}

export function useWidgetHost(): WidgetHost | null {
  return useContext(HostContext);
}

export function useServerHtml(slot: WidgetSlotData): string | undefined {
  return useContext(ServerWidgetsContext)?.get(slot.id);
}

export function useIsServer(): boolean {
  return useContext(ServerWidgetsContext) !== null;
}
