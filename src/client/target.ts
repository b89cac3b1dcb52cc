import { type HostKind, type Variant, variantHeader } from "../platform/variant";
import type { ReportCredentials } from "./configuration";

/** Where a call goes and what goes with it. */
export interface CallTarget {
  /** The back end's address without a trailing slash; "" means the page's own origin. */
  readonly baseUrl: string;
  readonly credentials: "include" | "omit";
  readonly headers: Readonly<Record<string, string>>;
}

/** What decides about the target besides the path; read at every call. */
export interface TargetSettings {
  readonly hostFor: (kind: HostKind) => string;
  readonly variant: () => Variant;
  readonly locale: () => string;
  readonly reportCredentials: () => ReportCredentials | null;
}

/**
 * The back end of a path, by its first segment: `/ommall` the manage host, with the language; `/log` the log host,
 * without credentials; `/zhjsrv` the web host, with the report token if there is one; everything else the site host.
 * The edition is sent to the page's own origin, because one host may serve both.
 */
export function targetOf(path: string, settings: TargetSettings): CallTarget {
  const kind = hostKinds.get(path.split("/")[1] ?? "") ?? "site";
  const baseUrl = settings.hostFor(kind);
  const edition = baseUrl === "" && kind !== "log" ? { [variantHeader]: settings.variant() } : {};
  return {
    baseUrl,
    credentials: kind === "log" ? "omit" : "include",
    headers: { ...edition, ...headersFor(kind, settings) },
  };
}

const hostKinds: ReadonlyMap<string, HostKind> = new Map([
  ["ommall", "manage"],
  ["log", "log"],
  ["zhjsrv", "web"],
]);

function headersFor(
  kind: HostKind,
  { locale, reportCredentials }: TargetSettings,
): Readonly<Record<string, string>> {
  if (kind === "manage") return { "Accept-Language": locale() };
  const report = kind === "web" ? reportCredentials() : null;
  return report === null ? {} : { "kd-token": report.token, guid: report.guid };
}
