/*
 * Runs before the first paint of a prerendered page, in its head, by itself: no import may stand here. Only what
 * would otherwise be seen changing is decided: colours, care mode, and whether the page is what its address asks for.
 */
if (typeof document !== "undefined") {
  const page = document.documentElement;
  // As `platform/storage` keeps values: JSON under the name of the key.
  const stored = (key: "theme" | "careMode" | "locale" | "dismissedAds"): unknown => {
    try {
      return JSON.parse((key === "dismissedAds" ? sessionStorage : localStorage).getItem(key) ?? "null");
    } catch {
      return null;
    }
  };
  const theme = stored("theme");
  const isDark =
    theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  page.setAttribute("data-theme", isDark ? "dark" : "light");
  const ads = page.dataset["ads"]?.split(" ") ?? [];
  const closed = stored("dismissedAds");
  if (Array.isArray(closed) && ads.some((ad) => closed.includes(ad))) page.setAttribute("data-ad-closed", "");
  if (stored("careMode") === true) page.setAttribute("data-care", "");
  // An address with a language prefix says its language itself.
  const isPrefixed = /^\/(zh-cn|zh-tw|en)(\/|$)/i.test(location.pathname);
  const locale = stored("locale");
  const isForeign = !isPrefixed && typeof locale === "string" && locale !== page.lang;
  // Invitations stand without header in other apps, which have bars of their own.
  const isInvitation = /^(\/(zh-cn|zh-tw|en))?\/invite(\/|-|$)/i.test(location.pathname);
  if (isInvitation && /MicroMessenger|wxwork|AlipayClient|\bStockbook\//i.test(navigator.userAgent))
    page.setAttribute("data-embedded", "");
  // Pages are prerendered without a query; where visitors came from, and who invited them, comes in afterwards.
  const hasContentParameter = [...new URLSearchParams(location.search).keys()].some(
    (name) => !/^(ref|kw|kwid|utm_\w+|gclid|bd_vid|mock|panel|recode|channel|programme)$/.test(name),
  );
  if (isForeign || hasContentParameter) {
    page.setAttribute("data-waits", "");
    // Where the code never comes, the page as it is serves better than none.
    setTimeout(() => page.hasAttribute("data-waits") && page.setAttribute("data-waits", "late"), 10_000);
  }
}
