/**
 * Parts of Chromium that are switched off. The last switch of this name wins, so that what Playwright switches off and
 * a page could notice stands here again; the first two are ours. They draw the menus of an address bar nobody sees, for
 * every new page, and take as much of the processor as the page itself.
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
