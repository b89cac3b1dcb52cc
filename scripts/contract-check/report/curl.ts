import type { LogIn } from "../engine/checker";
import { isObject, leaves } from "../lib/json";
import { isIdName } from "../plan/nouns";
import type { Exchange } from "../send/exchange";
import { keyOf } from "../send/request";
import {
  type Binding,
  cookie,
  curlOf,
  decode,
  entityTag,
  isInHeaders,
  isSession,
  readBinding,
} from "./curl-line";
import { opened } from "./shell-text";

/**
 * A shell script that reproduces a finding. Server-generated ids are read from responses, so that the script works
 * later too; secrets are variables to set beforehand. For findings about state the first read is repeated as well.
 */
export function curlScript(steps: readonly Exchange[], isAboutState = false): string {
  const needed = identifying(steps, isAboutState);
  const bindings: Binding[] = [];
  return needed
    .map((exchange, index) => {
      const isLast = index === needed.length - 1;
      const line = curlOf(exchange, bindings, isLast);
      const later = needed.slice(index + 1);
      const found = isLast ? [] : bindingsOf(exchange, index, later, bindings);
      bindings.push(...found);
      if (isLast) return line;
      if (found.some(({ pointer }) => isInHeaders(pointer)))
        return [`answer${index + 1}=$(${line.replace("-sS", "-sS -i")})`, ...found.map(readBinding)].join(
          "\n",
        );
      if (found.length === 0) return `${line} > /dev/null`;
      return [`answer${index + 1}=$(${line})`, ...found.map((one) => readBinding(one))].join("\n");
    })
    .join("\n");
}

/** Signs in again for a session that the run obtained by signing in. */
export function logInLines(variable: string, { exchange, value }: LogIn): string {
  const [pointer] = [...values(exchange)].find(([, one]) => one === value) ?? [];
  if (pointer === undefined) return "";
  const loginExchange = `answer0=$(${curlOf(exchange, [], true)})`;
  return `${loginExchange}\n${readBinding({ variable, step: -1, pointer, value: "" })}`;
}

/** Of the calls before the last, those that changed something or provided a value. */
function identifying(steps: readonly Exchange[], isAboutState: boolean): Exchange[] {
  const last = steps.at(-1);
  if (!last) return [];
  const first = isAboutState ? steps.find((one) => one.ok && hasSameSignature(one, last)) : undefined;
  const before = steps.slice(0, -1).filter((exchange) => exchange.ok || exchange.request.method !== "GET");
  const needed: Exchange[] = [last];
  for (const exchange of before.reverse()) {
    const gives = [...values(exchange)].some(
      ([, value]) => isIdLike(value) && needed.some((one) => uses(one, value)),
    );
    if (isWriting(exchange) || gives || exchange === first) needed.unshift(exchange);
  }
  // A read that only repeats an earlier response is not needed.
  const minimal = needed.filter(
    (one, index) => one === last || one === first || isWriting(one) || givesFirst(needed, one, index),
  );
  return minimal.length <= 120 ? minimal : [...minimal.slice(0, 20), ...minimal.slice(-100)];
}

function hasSameSignature(one: Exchange, last: Exchange): boolean {
  return !isWriting(one) && one.request.url === last.request.url;
}

function isWriting({ request }: Exchange): boolean {
  return request.method !== "GET" && request.method !== "HEAD";
}

function givesFirst(needed: readonly Exchange[], exchange: Exchange, index: number): boolean {
  const before = new Set(needed.slice(0, index).flatMap((one) => [...values(one)].map(([, value]) => value)));
  const later = needed.slice(index + 1);
  return [...values(exchange)].some(
    ([, value]) => isIdLike(value) && !before.has(value) && later.some((one) => uses(one, value)),
  );
}

/** Values of a response: members of its body, and cookies by name. */
function* values(exchange: Exchange): Generator<[pointer: string, value: string]> {
  for (const line of exchange.response?.headers["set-cookie"] ?? []) {
    const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    yield [`${cookie}${name}`, value];
  }
  const [tag] = exchange.response?.headers["etag"] ?? [];
  if (tag !== undefined) yield [entityTag, tag];
  if (!isObject(exchange.body) && !Array.isArray(exchange.body)) return;
  for (const [pointer, value] of leaves(exchange.body))
    if (typeof value === "string" || typeof value === "number" || typeof value === "bigint")
      yield [pointer, String(value)];
}

function isIdLike(value: string): boolean {
  return (value.length >= 4 && !/\s/.test(value) && value.length < 200) || /^\d+$/.test(value);
}

/** A word that is too common to be an id, unless an id is expected. */
const isWord = (value: string): boolean => !/\d/.test(value);

function uses({ request, call, operation }: Exchange, value: string): boolean {
  if (isSession(value) && Object.values(request.headers).some((one) => one.includes(value))) return true;
  if (!isWord(value) && request.url.split("?")[0]?.split("/").map(decode).includes(value)) return true;
  for (const parameter of operation.parameters) {
    const isNamed = parameter.in === "path" || isIdName(parameter.name) || /match/i.test(parameter.name);
    if (isNamed && String(call.parameters.get(keyOf(parameter))) === value) return true;
  }
  if (value.length < 4 && !/^\d+$/.test(value)) return false;
  return (
    isObject(call.body) &&
    [...leaves(call.body)].some(
      ([pointer, one]) =>
        String(one) === value &&
        isIdName(
          pointer
            .replace(/(\/\d+)+$/, "")
            .split("/")
            .at(-1) ?? "",
        ),
    )
  );
}

/** Members of a response that may hold an id: under the wanted name, a short form of it, or as the only value. */
function isIdPlace(exchange: Exchange, pointer: string, value: string): boolean {
  const name = pointer.split("/").at(-1) ?? "";
  // An id may be equal to the code of the envelope around it.
  if (pointer === `/${exchange.operation.contract.envelope?.code}`) return false;
  return isIdName(name) || /^(no|number|ref)$/i.test(name) || String(exchange.payload) === value;
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
      (!isIdLike(value) && !isInHeaders(pointer)) ||
      known.some((one) => one.value === value) ||
      found.some((one) => one.value === value)
    )
      continue;
    if (!isInHeaders(pointer) && !isIdPlace(exchange, pointer, value)) continue;
    // Values that the client chose stay the same.
    if (isWord(value) && uses(exchange, value)) continue;
    if (!later.some((one) => uses(one, value))) continue;
    found.push({ variable: `id${known.length + found.length + 1}`, value, step, pointer });
  }
  return found;
}

/** Moves secrets out of quotes so that the shell expands them. */
export function openVariables(script: string, names: ReadonlySet<string>): string {
  return [...[...names].flatMap(derived), opened(script, names)].join("\n");
}

/** A value derived from a secret is computed by the shell; the secret stands nowhere. */
function derived(name: string): string[] {
  const short = /^(.+)_SHORT$/.exec(name)?.[1];
  if (short !== undefined) return [`${name}="\${${short}%?}"`];
  const [, stem, size] = /^(.+)_FORGED([36])$/.exec(name) ?? [];
  if (stem !== undefined) {
    const start = `\${${stem}%${"?".repeat(Number(size))}}`;
    return [`${name}="${start}$(printf '%s' "\${${stem}#"${start}"}" | tr 'a-zA-Z0-9' 'b-zaB-ZA1-90')"`];
  }
  const swapped = /^(.+)_SWAPPED$/.exec(name)?.[1];
  return swapped === undefined ? [] : [`${name}=$(printf '%s' "$${swapped}" | tr 'a-zA-Z' 'A-Za-z')`];
}
