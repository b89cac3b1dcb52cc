import { readQuery } from "../../../mocks/kernel/address";
import type { Anonymiser } from "../../lib/personal/anonymiser";
import { personalKind, secretHeaders } from "../../lib/personal/personal-properties";
import type { KnownCall } from "./recorded-users";

/** Notes everything of a call that is to be replaced. */
export function collectCall(known: KnownCall, anonymiser: Anonymiser): void {
  const { call, endpoint, json } = known;
  // News, help and cases are written for everybody; what a visitor sends there is not.
  anonymiser.collect(json, endpoint.contract.group === "content");
  if (call.requestBody !== null) anonymiser.collect(bodyValue(call.requestBody));
  anonymiser.collect(parametersOf(known));
  for (const name of secretHeaders) {
    const lines = [...(call.responseHeaders[name] ?? []), ...(call.requestHeaders[name] ?? "").split("; ")];
    for (const line of lines) for (const secret of secretsIn(name, line)) anonymiser.add("secret", secret);
  }
}

/** Whether a parameter opens something: such a call is not made again. */
export function hasSecretParameter(known: KnownCall): boolean {
  return Object.keys(parametersOf(known)).some((name) => personalKind(name, {}) === "secret");
}

function parametersOf({ call, path }: KnownCall): Record<string, string> {
  return { ...Object.fromEntries(readQuery(call.url.search.slice(1))), ...path };
}

function bodyValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}

/** Cookies of a session or as long as one; a cookie with the value "zh-CN" is no secret. */
function secretsIn(header: string, line: string): string[] {
  if (line === "") return [];
  if (header !== "cookie" && header !== "set-cookie") return [line.replace(/^\w+ /, "")];
  const pair = line.split(";")[0] ?? "";
  const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
  return value.length >= 16 || /session|token|auth|sid|jwt/i.test(name) ? [value] : [];
}
