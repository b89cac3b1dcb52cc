/*
 * Runs before the first paint of a prerendered page, in its head, by itself: no import may stand here. Only what
 * would otherwise be seen changing is decided: colours, care mode, and whether the page is what its address asks for.
 */
if (typeof document !== "undefined") {
  const page = document.documentElement;
  // As `platform/storage` keeps values: JSON under the name of the key.
  const stored = (key: "theme" | "careMode" | "locale" | "userInfo" | "dismissedAds"): unknown => {
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
  if (stored("userInfo") !== null) page.setAttribute("data-signed-in", "");
  // A button pressed before the code is there is pressed again by it, and a form without one sent; until then none is.
  const record = (event: Event) => {
    if (globalThis.earlyPress === null) return;
    if (event.type === "submit") event.preventDefault();
    const { target } = event;
    const form = event.type === "submit" && target instanceof HTMLFormElement ? target : null;
    const button = form === null ? target : form.querySelector("[type=submit]");
    const pressed = button instanceof Element ? button.closest("button") : form;
    if (pressed) globalThis.earlyPress = pressed;
  };
  for (const type of ["click", "submit"]) addEventListener(type, record, true);
  const late = page.dataset["late"]?.split(" ") ?? [];
  const query = new URLSearchParams(location.search);
  const areaOf = (path: string) => path.replace(/^\/(zh-cn|zh-tw|en)(?=\/)/i, "").split(/[/.-]/)[1];
  // What a page reads later is in none of its links yet: whoever follows one before takes it along within the area.
  const completeLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || page.hasAttribute("data-hydrated")) return;
    if (link.origin !== location.origin || areaOf(link.pathname) !== areaOf(location.pathname)) return;
    const address = new URL(link.href);
    for (const name of late) {
      const value = query.get(name);
      if (value !== null && !address.searchParams.has(name)) address.searchParams.set(name, value);
    }
    if (address.href !== link.href) link.href = address.href;
  };
  if (late.length > 0) for (const type of ["click", "auxclick"]) addEventListener(type, completeLink, true);
  // An address with a language prefix defines its language.
  const isPrefixed = /^\/(zh-cn|zh-tw|en)(\/|$)/i.test(location.pathname);
  const locale = stored("locale");
  const isForeign = !isPrefixed && typeof locale === "string" && locale !== page.lang;
  // Texts in another language than the reader's would be fetched in vain.
  if (isForeign) page.setAttribute("data-foreign", "");
  const texts = page.dataset["earlyTexts"];
  if (texts !== undefined && !isForeign) {
    const link = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: texts };
    document.head.append(Object.assign(document.createElement("link"), link));
  }
  // Invitations and activities stand without header in other apps, which have bars of their own.
  const isShared = /^(\/(zh-cn|zh-tw|en))?\/(invite|auto-activity)(\/|-|$)/i.test(location.pathname);
  if (isShared && /MicroMessenger|wxwork|AlipayClient|\bStockbook\//i.test(navigator.userAgent))
    page.setAttribute("data-embedded", "");
  // Pages are prerendered without a query, or for the one that names what they show; where visitors came from changes
  // nothing on them, nor does what a page reads later. A shell shows what all queries have in common.
  const isPage = document.querySelector("title[data-shell]") === null;
  const own = new URLSearchParams(page.dataset["query"]);
  const isOther = [...own].some(([name, value]) => query.get(name) !== value);
  const hasContentParameter = [...query.keys()].some(
    (name) =>
      !late.includes(name) && !own.has(name) && !/^(ref|kw|kwid|utm_\w+|gclid|bd_vid|mock|panel)$/.test(name),
  );
  if (isForeign || (isPage && (isOther || hasContentParameter))) {
    page.setAttribute("data-waits", "");
    // Where the code never comes, the page as it is serves better than none.
    setTimeout(() => page.hasAttribute("data-waits") && page.setAttribute("data-waits", "late"), 10_000);
  }
}
