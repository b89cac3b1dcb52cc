/** Reloads the page with the panel, at another path where one is given. */
export function loadAgain(path = location.pathname): void {
  const query = new URLSearchParams(location.search);
  // In development the panel comes by itself; the demonstration server brings it where it is asked for.
  if (import.meta.env.PROD) query.set("panel", "");
  const text = query.toString().replace(/panel=(?=&|$)/, "panel");
  history.replaceState(null, "", `${path}${text === "" ? "" : `?${text}`}${location.hash}`);
  location.reload();
}
