import { createContext, useContext } from 'react';
import type { Navigate } from '@careers/contract';

/** Effects of a widget on its page. */
export interface WidgetEnvironment {
  navigate: Navigate;
}

/** Environment on the server, where a widget must not navigate. */
export const onServer: WidgetEnvironment = {
  navigate() {
    throw new Error('A widget navigates in the browser only.');
  },
};

export const WidgetEnvironmentContext = createContext<WidgetEnvironment>(onServer);

/** Returns the environment of the surrounding widget. */
export function useWidgetEnvironment(): WidgetEnvironment {
  return useContext(WidgetEnvironmentContext);
}
