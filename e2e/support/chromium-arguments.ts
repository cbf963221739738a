/** Features that Playwright disables, repeated: Chromium uses the last `--disable-features` only. */
const PLAYWRIGHT_DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
/** Browser UI implemented as web pages, in a process of its own for each window. */
const WEB_UI_FEATURES = [
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'WebUIToolbarProcessOverheadExperiment',
];

/** Chromium's command-line arguments in tests and the bench, besides Playwright's own. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  // Background requests of the browser would fail slowly on a closed network.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...PLAYWRIGHT_DISABLED_FEATURES, ...WEB_UI_FEATURES].join(',')}`,
];
