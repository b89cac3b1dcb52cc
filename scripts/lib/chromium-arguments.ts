/**
 * Chromium features that are disabled. The last switch of this name wins, so Playwright's own list is repeated; the
 * first two are ours: the address bar's menus, rendered for every new page, take as much CPU as the page itself.
 */
const disabledFeatures = [
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** What Chromium is started with wherever we start one: tests, pictures, measurements. */
export const chromiumArguments: readonly string[] = [
  `--disable-features=${disabledFeatures.join(",")}`,
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
