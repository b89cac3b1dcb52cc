type Send = (request: Request) => Promise<Response>;

/**
 * A `fetch` that stores cookies, by host, for places that do not: Node, test suites, mini-programs, native shells. In
 * a browser leave it out. It knows names, values and when a cookie ends, not paths and domains.
 */
export function withCookies(send: Send = (request) => globalThis.fetch(request)): Send {
  const jars = new Map<string, Map<string, string>>();
  return async (request) => {
    if (request.credentials === "omit") return send(request);
    const { host } = new URL(request.url);
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    if (jar.size > 0)
      request.headers.set("Cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await send(request);
    for (const line of response.headers.getSetCookie()) store(jar, line);
    return response;
  };
}

function store(jar: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";");
  const separator = pair.indexOf("=");
  if (separator < 1) return;
  const name = pair.slice(0, separator).trim();
  if (attributes.some(isOver)) jar.delete(name);
  else jar.set(name, pair.slice(separator + 1).trim());
}

/** Whether an attribute states that the cookie has ended. */
function isOver(attribute: string): boolean {
  const [name = "", value = ""] = attribute.trim().split("=");
  if (name.toLowerCase() === "max-age") return Number(value) <= 0;
  return name.toLowerCase() === "expires" && Date.parse(value) <= Date.now();
}
