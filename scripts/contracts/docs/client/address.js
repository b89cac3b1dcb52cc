/* Search, filters, language and place in the work list stand in the address, so that they can be sent to others. */
const addressNames = {
  text: "q",
  group: "group",
  state: "state",
  proposed: "proposed",
  language: "lang",
  item: "work",
};

/** What the address asks for; empty where it does not. */
export function readAddress() {
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(Object.entries(addressNames).map(([key, name]) => [key, query.get(name) ?? ""]));
}

/** Writes some of it into the address, without a step in the browser's history. */
export function writeAddress(changes) {
  const query = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === "") query.delete(addressNames[key]);
    else query.set(addressNames[key], value);
  }
  const text = query.toString();
  history.replaceState(null, "", `${location.pathname}${text === "" ? "" : `?${text}`}${location.hash}`);
}
