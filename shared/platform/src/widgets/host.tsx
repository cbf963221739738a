import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Navigate, Widget, WidgetSlotData } from '@careers/contract';

/** The shell's loader of widgets. */
export interface WidgetHost {
  /** Rejects when the slot's remote cannot be loaded. */
  widget(slot: WidgetSlotData): Promise<Widget>;
  navigate: Navigate;
  /** Called once for each slot that shows its fallback. */
  report(slot: WidgetSlotData, error: unknown): void;
}

const HostContext = createContext<WidgetHost | null>(null);

/** HTML of this request's widgets by slot id; server only. */
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
