import { groups } from "../../../mocks/groups";
import { prepareBackEnd } from "../../../mocks/kernel/back-end";
import { isRecord } from "../../../mocks/kernel/contract-model";
import { checkDraft } from "../../../mocks/kernel/response";
import { isPhone } from "../../../src/rules/phone";
import { counted } from "../../lib/counted";
import { Anonymiser } from "../../lib/personal/anonymiser";
import { callPrefixes } from "../backend";
import { LiveTraffic } from "../live/live-traffic";
import { callKey, isRead } from "./call-key";
import { collectCall, hasSecretParameter } from "./collect-call";
import { Fakes } from "./fakes";
import { type RecordedCall, RecordingProblem, readHar } from "./har-file";
import { type KnownCall, type RecordedUsers, recordedUsers } from "./recorded-users";
import { type RecordedRead, type RecordedScenario, scenarioFormat } from "./scenario";

export interface ImportOptions {
  readonly root: string;
  /** Decides on the fakes. */
  readonly seed: number;
  /** Shows one line: what does not fit its contract, what cannot be used. */
  log(line: string): void;
}

/** A scenario, and one sentence about how it was made. */
export interface Imported {
  readonly scenario: RecordedScenario;
  readonly summary: string;
}

/**
 * Makes a scenario of recordings: calls of the contracts alone, checked, without personal data.
 * @throws RecordingProblem where a file is no recording, or none of its calls is the contracts'
 */
export function importRecordings(files: readonly string[], options: ImportOptions): Imported {
  const calls = files.flatMap((file) => callsOf(file, options));
  const traffic = new LiveTraffic({ root: options.root, reports: null, log: options.log });
  const fitting = calls.filter((known) => traffic.check(exchangeOf(known)).length === 0);
  const anonymiser = new Anonymiser(new Fakes(options.seed));
  // What broke its contract may name somebody, too.
  for (const known of calls) collectCall(known, anonymiser);
  const users = recordedUsers(calls);
  const reads = readsOf(fitting, users, anonymiser, options.log);
  const scenario: RecordedScenario = {
    format: scenarioFormat,
    recordedAt: startOf(calls),
    users: users.users.map((data, index) => userLike(anonymiser.replace(data), index)),
    startsSignedIn: users.startsSignedIn,
    orders: ordersOf(fitting, users).map(({ user, data }) => ({ user, data: anonymiser.replace(data) })),
    reads,
  };
  const operations = new Set(reads.map(({ operationId }) => operationId)).size;
  const secrets = anonymiser.count((kind) => kind === "secret");
  const personal = anonymiser.count((kind) => kind !== "secret");
  const broken = calls.length - fitting.length;
  const summary = [
    `${counted(reads.length, "answer")} of ${counted(operations, "operation")} from ${counted(calls.length, "call")} of the contracts`,
    `${broken} broke ${broken === 1 ? "its" : "their"} contract`,
    `${counted(personal, "personal value")} replaced, ${counted(secrets, "secret")} dropped`,
  ].join("; ");
  return { scenario, summary };
}

/** The calls of a file that are the contracts'; logs what of it is not used. */
function callsOf(file: string, { log }: ImportOptions): KnownCall[] {
  const { calls, skipped } = readHar(file);
  for (const sentence of skipped) log(`${file}: ${sentence}.`);
  const known = calls.flatMap((call) => knownCall(call) ?? []);
  const [first] = calls;
  if (known.length === 0) {
    const example = first ? `, such as ${first.method} ${first.url.pathname}` : "";
    throw new RecordingProblem(
      `${file} holds no call of the contracts: ${counted(calls.length, "other")}${example}.`,
    );
  }
  return known;
}

function knownCall(call: RecordedCall): KnownCall | null {
  const path = contractPath(call.url.pathname);
  const match = prepareBackEnd(groups).route(call.method.toLowerCase(), path);
  if (match.kind !== "found") return null;
  return { call, endpoint: match.operation, path: match.path, json: jsonOf(call.responseBody) };
}

/** A real back end may have the contracts' paths below one of its own. */
function contractPath(pathname: string): string {
  const starts = callPrefixes.map((prefix) => pathname.indexOf(prefix)).filter((start) => start >= 0);
  return starts.length === 0 ? pathname : pathname.slice(Math.min(...starts));
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** The call as the judge takes it; its body is decoded already. */
function exchangeOf({ call }: KnownCall) {
  const { method, url, requestHeaders, requestBody, status, responseHeaders, responseBody } = call;
  const { "content-encoding": _encoding, ...headers } = responseHeaders;
  return {
    request: {
      method,
      url: `${url.origin}${contractPath(url.pathname)}${url.search}`,
      headers: { ...requestHeaders },
      body: requestBody === null ? undefined : Buffer.from(requestBody),
    },
    response: {
      status,
      headers: Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, [...values]])),
      body: responseBody,
      ms: 0,
    },
  };
}

function readsOf(
  calls: readonly KnownCall[],
  { userOf }: RecordedUsers,
  anonymiser: Anonymiser,
  log: ImportOptions["log"],
): RecordedRead[] {
  const reads = new Map<string, RecordedRead>();
  for (const known of calls) {
    const { call, endpoint, path } = known;
    if (!isRead(endpoint) || known.json === undefined || call.status >= 500) continue;
    if (hasSecretParameter(known)) continue;
    const parts = {
      path,
      query: call.url.search.slice(1),
      body: call.requestBody,
      acceptLanguage: call.requestHeaders["accept-language"] ?? null,
    };
    const key = callKey(endpoint, parts, (text) => anonymiser.replaceText(text));
    const body = anonymiser.replace(known.json);
    const [broken] = checkDraft(endpoint, { status: call.status, body, headers: undefined });
    if (broken) {
      log(
        `${endpoint.operationId}: without personal data ${broken.pointer} ${broken.message} (${broken.line}), so this answer is left out.`,
      );
      continue;
    }
    const user = userOf(known);
    // The last answer counts: it is of the state that the recording ends with.
    const { operationId } = endpoint;
    reads.set(`${operationId} ${user} ${key}`, { operationId, user, call: key, status: call.status, body });
  }
  return [...reads.values()];
}

function ordersOf(calls: readonly KnownCall[], { userOf }: RecordedUsers) {
  const orders = new Map<unknown, { user: number; data: unknown }>();
  for (const known of calls) {
    const { operationId } = known.endpoint;
    const user = userOf(known);
    if (user === null || !isRecord(known.json) || known.json["success"] !== true) continue;
    const { data } = known.json;
    // The last answer counts: it is of the state that the recording ends with.
    for (const order of ordersIn(operationId, data)) orders.set(order["orderNo"], { user, data: order });
  }
  return [...orders.values()];
}

/** The orders in an answer, whole as the contract has them. */
function ordersIn(operationId: string, data: unknown): Record<string, unknown>[] {
  if (!isRecord(data)) return [];
  if (operationId === "createOrder" || operationId === "getOrder") return [data];
  const { list } = data;
  return operationId === "listOrders" && Array.isArray(list) ? list.filter(isRecord) : [];
}

/** The mock back end knows accounts by their phone: one that the recording does not show is made up. */
function userLike(data: unknown, index: number): Readonly<Record<string, unknown>> {
  const fields = isRecord(data) ? data : {};
  const { kdUid, loginPhone } = fields;
  return {
    ...fields,
    kdUid: typeof kdUid === "string" ? kdUid : `recorded-${index + 1}`,
    loginPhone:
      typeof loginPhone === "string" && isPhone(loginPhone)
        ? loginPhone
        : `199${String(index).padStart(8, "0")}`,
  };
}

function startOf(calls: readonly KnownCall[]): string | null {
  const times = calls.flatMap(({ call }) => call.at ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}
