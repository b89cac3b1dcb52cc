import { isObject, leaves } from "../json";
import type { LogIn } from "../run/checker";
import type { Exchange } from "../run/exchange";

/** A pointer that begins like this is the name of a cookie. */
const cookie = "cookie ";

/** Names of what says which thing is meant, or which state of it. */
const idLike = /id|version|key|token|tag|slug|code|(?:no|number)$/i;

interface Binding {
  variable: string;
  value: string;
  step: number;
  pointer: string;
}

/**
 * A shell script that does again what led to a finding. Ids that the server gives are read from its answers, so that
 * the script works tomorrow too. Secrets are variables, to be set before.
 */
export function curlScript(steps: readonly Exchange[]): string {
  const needed = telling(steps);
  const bindings: Binding[] = [];
  return needed
    .map((exchange, index) => {
      const isLast = index === needed.length - 1;
      const line = curlOf(exchange, bindings, isLast);
      const later = needed.slice(index + 1);
      const found = isLast ? [] : bindingsOf(exchange, index, later, bindings);
      bindings.push(...found);
      if (isLast) return line;
      const isCookie = found.some(({ pointer }) => pointer.startsWith(cookie));
      if (isCookie)
        return [`answer${index + 1}=$(${line.replace("-sS", "-sS -i")})`, ...found.map(readBinding)].join(
          "\n",
        );
      if (found.length === 0) return `${line} > /dev/null`;
      return [`answer${index + 1}=$(${line})`, ...found.map((one) => readBinding(one))].join("\n");
    })
    .join("\n");
}

/** Logs in for a session that a log-in of the run had given. */
export function logInLines(variable: string, { exchange, value }: LogIn): string {
  const [pointer] = [...values(exchange)].find(([, one]) => one === value) ?? [];
  if (pointer === undefined) return "";
  const begun = `answer0=$(${curlOf(exchange, [], true)})`;
  return `${begun}\n${readBinding({ variable, step: -1, pointer, value: "" })}`;
}

/** Of the calls before the last only those that changed something or gave a value for later. */
function telling(steps: readonly Exchange[]): Exchange[] {
  const last = steps.at(-1);
  if (!last) return [];
  const before = steps.slice(0, -1).filter((exchange) => exchange.ok || exchange.request.method !== "GET");
  const kept: Exchange[] = [last];
  for (const exchange of before.reverse()) {
    const gives = [...values(exchange)].some(
      ([, value]) => isIdLike(value) && kept.some((one) => uses(one, value)),
    );
    if (isWriting(exchange) || gives) kept.unshift(exchange);
  }
  // A look that only gives again what an earlier answer gave is not needed.
  const slim = kept.filter((one, index) => one === last || isWriting(one) || givesFirst(kept, one, index));
  return slim.length <= 40 ? slim : [...slim.slice(0, 8), ...slim.slice(-32)];
}

function isWriting({ request }: Exchange): boolean {
  return request.method !== "GET" && request.method !== "HEAD";
}

function givesFirst(kept: readonly Exchange[], exchange: Exchange, index: number): boolean {
  const before = new Set(kept.slice(0, index).flatMap((one) => [...values(one)].map(([, value]) => value)));
  const later = kept.slice(index + 1);
  return [...values(exchange)].some(
    ([, value]) => isIdLike(value) && !before.has(value) && later.some((one) => uses(one, value)),
  );
}

/** What an answer gave: members of its body, and cookies by their names. */
function* values(exchange: Exchange): Generator<[pointer: string, value: string]> {
  for (const line of exchange.response?.headers["set-cookie"] ?? []) {
    const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    yield [`${cookie}${name}`, value];
  }
  if (!isObject(exchange.body) && !Array.isArray(exchange.body)) return;
  for (const [pointer, value] of leaves(exchange.body))
    if (typeof value === "string" || typeof value === "number") yield [pointer, String(value)];
}

function isIdLike(value: string): boolean {
  return (
    (value.length >= 4 && !/\s/.test(value) && value.length < 200 && /\d/.test(value)) || /^\d+$/.test(value)
  );
}

/** Long enough to be sure that a header with it in was made from it. */
function isSession(value: string): boolean {
  return value.length >= 8;
}

function uses({ request, call }: Exchange, value: string): boolean {
  if (isSession(value) && Object.values(request.headers).some((one) => one.includes(value))) return true;
  const path = request.url.split("?")[0]?.split("/").map(decodeURIComponent) ?? [];
  if (path.includes(value)) return true;
  if (
    [...call.parameters].some(
      ([key, one]) => String(one) === value && /^path|id$|key|code|token|no$|slug|match/i.test(key),
    )
  )
    return true;
  if (value.length < 4 && !/^\d+$/.test(value)) return false;
  return (
    isObject(call.body) &&
    [...leaves(call.body)].some(
      ([pointer, one]) => String(one) === value && idLike.test(pointer.replace(/(\/\d+)+$/, "")),
    )
  );
}

function bindingsOf(
  exchange: Exchange,
  step: number,
  later: readonly Exchange[],
  known: readonly Binding[],
): Binding[] {
  const found: Binding[] = [];
  for (const [pointer, value] of values(exchange)) {
    if (
      (!isIdLike(value) && !pointer.startsWith(cookie)) ||
      known.some((one) => one.value === value) ||
      found.some((one) => one.value === value)
    )
      continue;
    if (
      !pointer.startsWith(cookie) &&
      !/id|key|no|number|code|token|slug|version|uuid|\/data$/i.test(pointer.split("/").at(-1) ?? "") &&
      pointer !== "/data"
    )
      continue;
    if (!later.some((one) => uses(one, value))) continue;
    found.push({ variable: `id${known.length + found.length + 1}`, value, step, pointer });
  }
  return found;
}

/** Where making it again is refused, as the first one is still there, that one serves. */
function readBinding({ variable, step, pointer, value }: Binding): string {
  const answer = `printf '%s' "$answer${step + 1}"`;
  if (pointer.startsWith(cookie)) {
    const name = pointer.slice(cookie.length).replace(/[^\w-]/g, ".");
    return `${variable}=$(${answer} | sed -n 's/^set-cookie: ${name}=\\([^;[:space:]]*\\).*/\\1/Ip' | head -n 1)`;
  }
  const path = pointer
    .split("/")
    .slice(1)
    .map((part) => `[${JSON.stringify(part.replaceAll("~1", "/").replaceAll("~0", "~"))}]`)
    .join("");
  return `${variable}=$(${answer} | node -pe 'JSON.parse(require("fs").readFileSync(0, "utf8").replace(/^HTTP[^]*?\\r?\\n\\r?\\n/, ""))${path}' 2> /dev/null || echo ${quote(value)})`;
}

function curlOf(exchange: Exchange, bindings: readonly Binding[], isLast: boolean): string {
  const { request } = exchange;
  const parts = [isLast ? "curl -sS -i" : "curl -sS"];
  if (request.method !== "GET") parts.push(`-X ${request.method}`);
  parts.push(quote(bound(request.url, bindings, "url")));
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === "accept" || name === "content-length") continue;
    // Without a value curl leaves a header out, unless a semicolon says that it is meant.
    parts.push(`-H ${quote(value === "" ? `${name};` : `${name}: ${bound(value, bindings, "header")}`)}`);
  }
  if (request.body)
    parts.push(`--data-binary ${quote(bound(request.body.toString("utf8"), bindings, "body"))}`);
  else if (/^(POST|PUT|PATCH)$/.test(request.method)) parts.push("-H 'content-type;' -d ''");
  return parts.join(" ");
}

/** Marks that stand for `$id1` until the text is quoted. */
const mark = (name: string): string => `⟦${name}⟧`;

function bound(text: string, bindings: readonly Binding[], where: "url" | "header" | "body"): string {
  let result = text;
  for (const { variable, value } of bindings) {
    if (where === "url") {
      const [path = "", query] = result.split("?");
      const steps = path
        .split("/")
        .map((step, index) => (index > 2 && decode(step) === value ? mark(variable) : step));
      const rest = query
        ?.split("&")
        .map((pair) => {
          const [name = "", said = ""] = pair.split("=");
          return decode(said) === value && /id$|key|code|token|no$|slug/i.test(name)
            ? `${name}=${mark(variable)}`
            : pair;
        })
        .join("&");
      result = steps.join("/") + (rest === undefined ? "" : `?${rest}`);
    } else if (where === "body") {
      const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      result = result.replace(
        new RegExp(
          `("[^"]*(?:${idLike.source.replace("$", '(?=")')})[^"]*":\\s*\\[?"?)${escaped}(?=["\\],}])`,
          "gi",
        ),
        (_, before: string) => before + mark(variable),
      );
    } else if (isSession(value)) result = result.replaceAll(value, mark(variable));
    else if (result === value || result === `"${value}"`) result = result.replace(value, mark(variable));
  }
  return result;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Single quotes keep everything as it is; variables stand outside them. */
function quote(text: string): string {
  const quoted = `'${text.replaceAll("'", "'\\''")}'`;
  return quoted.replace(/⟦(\w+)⟧/g, (_, name: string) => `'"$${name}"'`);
}

/** Secrets come out of the quotes, so that the shell puts them in. */
export function openVariables(script: string, names: ReadonlySet<string>): string {
  const opened = script.replace(/\$([A-Z][A-Z0-9_]*)/g, (whole, name: string) =>
    names.has(name) ? `'"$${name}"'` : whole,
  );
  return [...[...names].flatMap(derived), opened].join("\n");
}

/** What is nearly a secret is made from it by the shell, and stands nowhere. */
function derived(name: string): string[] {
  const short = /^(.+)_SHORT$/.exec(name)?.[1];
  if (short !== undefined) return [`${name}="\${${short}%?}"`];
  const swapped = /^(.+)_SWAPPED$/.exec(name)?.[1];
  return swapped === undefined ? [] : [`${name}=$(printf '%s' "$${swapped}" | tr 'a-zA-Z' 'A-Za-z')`];
}
