import type { Widget, WidgetMount } from '@careers/contract';
import { yieldToMain } from '../yield-to-main.ts';

/** Loaded lazily: most pages do not need it at first. */
const loadSingleSpa = () => import(/* webpackChunkName: "single-spa" */ 'single-spa');

/** Preloads single-spa, so that a prepared page appears together with its widgets. */
export function prepareWidgets(): Promise<unknown> {
  return loadSingleSpa();
}

/**
 * Mounts a widget as a single-spa parcel; resolves once mounted. After the signal it is unmounted, even when it was
 * still loading.
 */
export async function mountParcel(
  load: () => Promise<Widget>,
  props: WidgetMount<unknown>,
  { signal, onMounting }: { signal: AbortSignal; onMounting(): void },
): Promise<void> {
  const [{ mountRootParcel }, widget] = await Promise.all([loadSingleSpa(), load()]);
  // Hydrates each in its own task, so that taps are handled in between.
  if (props.hydrate) await yieldToMain();
  if (signal.aborted) return;
  const { name, bootstrap, mount, unmount } = widget;
  onMounting();
  const parcel = mountRootParcel({ name, bootstrap, mount, unmount }, props);
  signal.addEventListener('abort', () => void parcel.unmount().catch(() => undefined));
  await parcel.mountPromise;
}
