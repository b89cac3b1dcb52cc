/**
 * The address of a page with a world's state. What else stands in the query stays, as it may choose what the page shows
 * (goods of the mall) and with `?panel` whether a colleague sees the panel.
 */
export function sharedAddress(page: string, mock: string): string {
  const { origin, pathname, search, hash } = new URL(page);
  const others = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !/^mock(?:=|$)/.test(part));
  return `${origin}${pathname}?${[...others, `mock=${encodeMock(mock)}`].join("&")}${hash}`;
}

/** As little is encoded as an address needs, so that the readable part stays readable. */
function encodeMock(mock: string): string {
  return encodeURIComponent(mock).replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%3D", "=");
}
