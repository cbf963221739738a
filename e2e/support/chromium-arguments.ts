/** What Playwright turns off, too: Chromium heeds the last of such arguments alone. */
const TURNED_OFF_BY_PLAYWRIGHT = [
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
/** Parts of Chromium's own window that are pages: each new window starts their process beside the site's. */
const PAGES_OF_THE_WINDOW = [
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'WebUIToolbarProcessOverheadExperiment',
];

/** How tests and the bench start Chromium, beside Playwright's own arguments. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  // The browser's own calls home would only fail slowly on a closed network.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...TURNED_OFF_BY_PLAYWRIGHT, ...PAGES_OF_THE_WINDOW].join(',')}`,
];
