import { createContext, useContext } from 'react';
import type { Navigate } from '@careers/contract';

/** What a mounted widget may do to the page around it. */
export interface WidgetEnvironment {
  navigate: Navigate;
}

/** On the server nothing is clicked: navigating there is a mistake of the widget. */
const onServer: WidgetEnvironment = {
  navigate() {
    throw new Error('A widget navigates in the browser only.');
  },
};

export const WidgetEnvironmentContext = createContext<WidgetEnvironment>(onServer);

/** Returns the environment of the widget this component is part of. */
export function useWidgetEnvironment(): WidgetEnvironment {
  return useContext(WidgetEnvironmentContext);
}
