import type { Widget, WidgetMount } from '@careers/contract';

/** Loads what mounts widgets, so that those of a page that is prepared appear together with it. */
export function prepareWidgets(): Promise<unknown> {
  return import('single-spa');
}

/**
 * Mounts a widget as a single-spa parcel. Resolves once it is mounted; after the signal it is unmounted,
 * also when the signal came while it was still loading.
 */
export async function mountParcel(
  load: () => Promise<Widget>,
  props: WidgetMount<unknown>,
  { signal, onMounting }: { signal: AbortSignal; onMounting(): void },
): Promise<void> {
  // Loaded with the first widget: most pages have none below the fold that anyone reaches.
  const [{ mountRootParcel }, widget] = await Promise.all([import('single-spa'), load()]);
  if (signal.aborted) return;
  const { name, bootstrap, mount, unmount } = widget;
  onMounting();
  const parcel = mountRootParcel({ name, bootstrap, mount, unmount }, props);
  signal.addEventListener('abort', () => void parcel.unmount().catch(() => undefined));
  await parcel.mountPromise;
}
