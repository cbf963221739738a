/**
 * Modules of which a page has exactly one copy, the shell's: React's state, the router's context and the
 * style sheet live in them. A remote names the range it was built against and brings no copy.
 */
export const SHARED_MODULES: Readonly<Record<string, string>> = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-dom/client': '^19.3.0',
  'styled-components': '^6.6.0',
  '@careers/platform': '^1.0.0',
};
