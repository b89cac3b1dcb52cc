import createClient from "openapi-fetch";
import { accountRefusals } from "../api/account/refusals";
import { activityRefusals } from "../api/activity/refusals";
import { mallRefusals } from "../api/mall/refusals";
import { promoterRefusals } from "../api/promoter/refusals";
import type { Transport, UntypedPaths } from "../client/call";
import type { ReportCredentials } from "../client/configuration";
import { createContractClient, type GroupClient } from "../client/contract-client";
import { targetOf } from "../client/target";
import type { paths as AccountPaths } from "../generated/account";
import type { paths as ActivityPaths } from "../generated/activity";
import type { paths as ContentPaths } from "../generated/content";
import type { paths as InvitePaths } from "../generated/invite";
import type { paths as MallPaths } from "../generated/mall";
import type { paths as PromoterPaths } from "../generated/promoter";
import type { paths as ReportPaths } from "../generated/report";
import type { Locale } from "../platform/locale";
import { type HostKind, type Variant, variantHeader } from "../platform/variant";

export {
  type ClientError,
  type ClientErrorKind,
  type FieldProblem,
  isClientError,
  isNotFound,
  isOutcomeUnknown,
  type Result,
  unwrap,
} from "../client/client-error";
export { type GroupClient, unsafeGet } from "../client/contract-client";
export { type Page, type PageRequest, pageQuery, toPage } from "../client/paging";
export { withCookies } from "./cookies";
export type {
  AccountPaths,
  ActivityPaths,
  ContentPaths,
  HostKind,
  InvitePaths,
  Locale,
  MallPaths,
  PromoterPaths,
  ReportCredentials,
  ReportPaths,
  Variant,
};

/** How the back ends are reached. What is a function is asked at every call. */
export interface ClientSettings {
  /** The address of all back ends, or of each of the four; without a slash at its end. */
  readonly hosts: string | Readonly<Record<HostKind, string>>;
  /** The language of texts; zh-CN when absent. */
  readonly locale?: () => Locale;
  /** The edition, for a back end that serves both. */
  readonly variant?: () => Variant;
  /** Further headers of a call, such as a cookie or a trace id; the path is the contract's. */
  readonly headers?: (path: string) => Readonly<Record<string, string>>;
  /** Token and guid of the report service; null while none is held. */
  readonly reportCredentials?: () => ReportCredentials | null;
  /** Called after every "not logged in" response. */
  readonly onSignedOut?: (path: string) => void;
  /** Whether the device reports that it is online: only chooses the message of a call without response. */
  readonly isOnline?: () => boolean;
  /** Sends a request in place of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Builds requests in place of the global `Request`. */
  readonly Request?: typeof globalThis.Request;
}

/** One client a contract; each call is typed by it and returns a `Result`. */
export interface Clients {
  readonly account: GroupClient<AccountPaths>;
  readonly activity: GroupClient<ActivityPaths>;
  readonly content: GroupClient<ContentPaths>;
  readonly invite: GroupClient<InvitePaths>;
  readonly mall: GroupClient<MallPaths>;
  readonly promoter: GroupClient<PromoterPaths>;
  readonly report: GroupClient<ReportPaths>;
}

/** The clients of all contracts. Nothing is stored outside of them: two back ends can be used at once. */
export function createClients(settings: ClientSettings): Clients {
  const { fetch: send, Request: RequestClass } = settings;
  const client = createClient<UntypedPaths>({
    // Looked up at every call: a global `fetch` that a test replaces later is used.
    fetch: send ?? ((request) => globalThis.fetch(request)),
    ...(RequestClass ? { Request: RequestClass } : {}),
  });
  const transport = transportOf(settings);
  return {
    account: createContractClient(client, transport, accountRefusals),
    activity: createContractClient(client, transport, activityRefusals),
    content: createContractClient(client, transport, {}),
    invite: createContractClient(client, transport, {}),
    mall: createContractClient(client, transport, mallRefusals),
    promoter: createContractClient(client, transport, promoterRefusals),
    report: createContractClient(client, transport, {}),
  };
}

function transportOf({ hosts, locale, variant, headers, ...settings }: ClientSettings): Transport {
  return {
    targetOf: (path) => {
      const target = targetOf(path, {
        hostFor: (kind) => (typeof hosts === "string" ? hosts : hosts[kind]),
        variant: () => variant?.() ?? "china",
        locale: () => locale?.() ?? "zh-CN",
        reportCredentials: () => settings.reportCredentials?.() ?? null,
      });
      // The click log takes JSON alone: a header of another name would ask for a pre-flight.
      const edition = variant && target.credentials === "include" ? { [variantHeader]: variant() } : {};
      return { ...target, headers: { ...target.headers, ...edition, ...headers?.(path) } };
    },
    isOnline: () => settings.isOnline?.() ?? true,
    onSignedOut: (path) => settings.onSignedOut?.(path),
  };
}
