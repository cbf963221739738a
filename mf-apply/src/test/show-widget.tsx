import { act } from '@testing-library/react';
import type { ApiAccess, Widget } from '@careers/contract';
import { testConfiguration } from '@careers/testing';

/** Puts a widget into the page as the shell does when the address asks for it; `leave` takes it away. */
export async function showWidget<Props extends object, Data>(
  widget: Widget<Props, Data>,
  props: Props,
  api: ApiAccess,
) {
  const configuration = testConfiguration;
  const signal = new AbortController().signal;
  const data = await widget.load(props, { api, configuration, signal });
  const domElement = document.body.appendChild(document.createElement('div'));
  const navigate = jest.fn();
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
    navigate,
    async leave() {
      await act(() => widget.unmount(mount));
      domElement.remove();
    },
  };
}
