import { act } from '@testing-library/react';
import type { ApiAccess, Widget } from '@careers/contract';
import { browserNavigation, testConfiguration } from '@careers/testing';

/** Mounts a widget like the shell when the hash opens it; `leave` unmounts it. */
export async function mountWidget<Props extends object, Data>(
  widget: Widget<Props, Data>,
  props: Props,
  api: ApiAccess,
) {
  const configuration = testConfiguration;
  const signal = new AbortController().signal;
  const data = await widget.load(props, { api, configuration, signal });
  const domElement = document.body.appendChild(document.createElement('div'));
  const { navigate, stop } = browserNavigation();
  const onError = (error: unknown) => {
    throw error;
  };
  const mount = {
    domElement,
    data,
    identifierPrefix: 'w-',
    hydrate: false,
    api,
    configuration,
    navigate,
    onError,
  };
  let mounted: Promise<void> | undefined;
  await act(async () => {
    mounted = widget.mount(mount);
    await Promise.resolve();
  });
  await mounted;
  return {
    async leave() {
      await act(() => widget.unmount(mount));
      stop();
      domElement.remove();
    },
  };
}
