import { currentLocale } from "../platform/current-locale";
import { currentVariant, hostFor } from "../platform/environment";
import { type HostKind, variantHeader } from "../platform/variant";
import { clientConfiguration } from "./configuration";

/** Where a call goes and what goes with it. */
export interface CallTarget {
  /** The back end's address without a trailing slash; "" means the page's own origin. */
  readonly baseUrl: string;
  readonly credentials: "include" | "omit";
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The back end of a path, by its first segment: `/ommall` the manage host, with the language; `/log` the log host,
 * without credentials; `/zhjsrv` the web host, with the report token if there is one; everything else the site host.
 * Settings are read at call time. The page's own origin is told the edition, because one host may serve both.
 */
export function callTarget(path: string): CallTarget {
  const kind = hostKinds.get(path.split("/")[1] ?? "") ?? "site";
  const baseUrl = hostFor(kind);
  const edition = baseUrl === "" && kind !== "log" ? { [variantHeader]: currentVariant() } : {};
  return {
    baseUrl,
    credentials: kind === "log" ? "omit" : "include",
    headers: { ...edition, ...headersFor(kind) },
  };
}

const hostKinds: ReadonlyMap<string, HostKind> = new Map([
  ["ommall", "manage"],
  ["log", "log"],
  ["zhjsrv", "web"],
]);

function headersFor(kind: HostKind): Readonly<Record<string, string>> {
  if (kind === "manage") return { "Accept-Language": currentLocale() };
  const report = kind === "web" ? clientConfiguration().reportCredentials() : null;
  return report === null ? {} : { "kd-token": report.token, guid: report.guid };
}
