import type { ApiAccess, PublicConfiguration } from './area.ts';
import type { CONTRACT_VERSION } from './version.ts';

/** What `load` may use. */
export interface WidgetContext {
  api: ApiAccess;
  configuration: PublicConfiguration;
  signal: AbortSignal;
}

/** A place on a server-rendered page, and the means of the page's renderer: one React, one style sheet. */
export interface WidgetRoot {
  configuration: PublicConfiguration;
  /** Prefix of generated ids, the same on server and client and unique on the page. */
  identifierPrefix: string;
  /** Renders an element of the shared React to HTML; its styles join the page's critical styles. */
  renderToHtml(element: unknown): string;
}

/** Navigates in the page's router; `keepScroll` for an address that shows more of the same page. */
export type Navigate = (to: string, options?: { replace?: boolean; keepScroll?: boolean }) => void;

/** Props of the single-spa lifecycles. */
export interface WidgetMount<Data> {
  domElement: HTMLElement;
  data: Data;
  identifierPrefix: string;
  /** True when `domElement` holds the server's HTML for the same data. */
  hydrate: boolean;
  api: ApiAccess;
  configuration: PublicConfiguration;
  navigate: Navigate;
  /** Called when the mounted tree throws after its first render; the slot then shows its fallback. */
  onError(error: unknown): void;
}

/** What a remote exposes as `./widget/{name}`: one team's part of another team's page, a root of its own. */
export interface Widget<Props extends object = object, Data = unknown> {
  contract: typeof CONTRACT_VERSION;
  name: string;
  /** How the hash of the address starts that opens it; until then it shows nothing, and is not loaded. */
  opensAt?: `#${string}`;
  load(props: Props, context: WidgetContext): Promise<Data>;
  render(data: Data, root: WidgetRoot): string | Promise<string>;
  bootstrap(props: WidgetMount<Data>): Promise<void>;
  mount(props: WidgetMount<Data>): Promise<void>;
  unmount(props: WidgetMount<Data>): Promise<void>;
}

/** The loader's part of a slot, JSON only: the browser hydrates from it. */
export interface WidgetSlotData {
  /** Unique on the page and the same on both sides: derived from the widget's name and the slot's order. */
  id: string;
  widget: string;
  /** `name@version` of the remote that serves it; null when none could. */
  remote: string | null;
  /** As the widget says: it waits for this address. */
  opensAt?: `#${string}`;
  data: unknown;
}
