import React from 'react';
import ReactDom from 'react-dom';
import ReactDomClient from 'react-dom/client';
import JsxRuntime from 'react/jsx-runtime';
import * as StyledComponents from 'styled-components';
import * as Platform from '@careers/platform';
import platformPackage from '@careers/platform/package.json' with { type: 'json' };
import type { PAGE_MODULES } from './shared-modules.ts';

/**
 * The shell's instances of shared modules on every page. React's are default imports: for namespace imports, webpack
 * would create a wrapper with a getter per name.
 */
export const sharedLibraries: Readonly<
  Record<(typeof PAGE_MODULES)[number], { version: string; library: unknown }>
> = {
  react: { version: React.version, library: React },
  'react/jsx-runtime': { version: React.version, library: JsxRuntime },
  'react-dom': { version: ReactDom.version, library: ReactDom },
  'react-dom/client': { version: ReactDom.version, library: ReactDomClient },
  'styled-components': { version: StyledComponents.version, library: StyledComponents },
  '@careers/platform': { version: platformPackage.version, library: Platform },
};
