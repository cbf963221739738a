import type { Widget, WidgetMount } from '@careers/contract';

/** Loads single-spa ahead, so that a prepared page appears together with its widgets. */
export function prepareWidgets(): Promise<unknown> {
  return import('single-spa');
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
  // Loaded with the first widget: most pages need none at first.
  const [{ mountRootParcel }, widget] = await Promise.all([import('single-spa'), load()]);
  if (signal.aborted) return;
  const { name, bootstrap, mount, unmount } = widget;
  onMounting();
  const parcel = mountRootParcel({ name, bootstrap, mount, unmount }, props);
  signal.addEventListener('abort', () => void parcel.unmount().catch(() => undefined));
  await parcel.mountPromise;
}
