import type { BackendAccess } from './backends.ts';
import type { ApiAccess, PublicConfiguration } from './configuration.ts';
import type { ContractVersion } from './version.ts';

/** The input of `load`. */
export interface WidgetContext {
  api: ApiAccess;
  configuration: PublicConfiguration;
  signal: AbortSignal;
  /** Backends of the widget's own remote, as those of a loader. */
  backend?(name: string): BackendAccess;
}

/** The renderer of a page, shared by its widgets: one React, one style sheet. */
export interface WidgetRoot {
  configuration: PublicConfiguration;
  /** Prefix of generated ids, unique on the page, the same on server and client. */
  identifierPrefix: string;
  /** Renders an element to HTML; its styles join the page's critical styles. */
  renderToHtml(element: unknown): string;
}

/** Navigates in the page's router; `keepScroll` for other content of the same page. */
export type Navigate = (to: string, options?: { replace?: boolean; keepScroll?: boolean }) => void;

/** Props of the single-spa lifecycles. */
export interface WidgetMount<Data> {
  domElement: HTMLElement;
  data: Data;
  identifierPrefix: string;
  /** True if `domElement` contains the server's HTML for the same data. */
  hydrate: boolean;
  api: ApiAccess;
  configuration: PublicConfiguration;
  navigate: Navigate;
  /** Called when the mounted tree throws after its first render; the slot shows its fallback. */
  onError(error: unknown): void;
}

/** Module that a remote exposes as `./widget/{name}`: a part of another area's page, with a root of its own. */
export interface Widget<Props extends object = object, Data = unknown> {
  contract: ContractVersion;
  name: string;
  /** Prefix of the hash that opens it; until then it renders nothing, and is not loaded. */
  opensAt?: `#${string}`;
  load(props: Props, context: WidgetContext): Promise<Data>;
  render(data: Data, root: WidgetRoot): string | Promise<string>;
  bootstrap(props: WidgetMount<Data>): Promise<void>;
  mount(props: WidgetMount<Data>): Promise<void>;
  unmount(props: WidgetMount<Data>): Promise<void>;
}

/** The loader's part of a slot, JSON only, for hydration. */
export interface WidgetSlotData {
  /** Unique on the page and the same on both sides: derived from widget name and slot order. */
  id: string;
  widget: string;
  /** `name@version` of its remote; null when none provides it. */
  remote: string | null;
  /** See `Widget.opensAt`. */
  opensAt?: `#${string}`;
  data: unknown;
}
