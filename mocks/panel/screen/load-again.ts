/** Reloads the page with the panel, at another path where one is given. */
export function loadAgain(path = location.pathname): void {
  const query = new URLSearchParams(location.search);
  // In development the panel is loaded always; the demonstration server loads it on request.
  if (import.meta.env.PROD) query.set("panel", "");
  const text = query.toString().replace(/panel=(?=&|$)/, "panel");
  history.replaceState(null, "", `${path}${text === "" ? "" : `?${text}`}${location.hash}`);
  location.reload();
}
