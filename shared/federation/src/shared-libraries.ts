import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import * as JsxRuntime from 'react/jsx-runtime';
import * as StyledComponents from 'styled-components';
import * as Platform from '@careers/platform';
import platformPackage from '@careers/platform/package.json';

/**
 * The shell's instances of the shared modules, for remotes on the server; `SHARED_MODULES` of the federation lists
 * them.
 */
export const sharedLibraries: Readonly<Record<string, { version: string; library: unknown }>> = {
  react: { version: React.version, library: React },
  'react/jsx-runtime': { version: React.version, library: JsxRuntime },
  'react-dom': { version: ReactDom.version, library: ReactDom },
  'react-dom/client': { version: ReactDom.version, library: ReactDomClient },
  'styled-components': { version: StyledComponents.version, library: StyledComponents },
  '@careers/platform': { version: platformPackage.version, library: Platform },
};
