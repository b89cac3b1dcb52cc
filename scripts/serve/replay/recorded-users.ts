import { isRecord } from "../../../mocks/kernel/contract-model";
import type { Endpoint } from "../../../mocks/kernel/endpoint";
import { sessionCookie } from "../../../mocks/kernel/session";
import type { RecordedCall } from "./har-file";

/** A call whose operation is known. */
export interface KnownCall {
  readonly call: RecordedCall;
  readonly endpoint: Endpoint;
  readonly path: Readonly<Record<string, string>>;
  /** The body, where it is JSON. */
  readonly json: unknown;
}

/** Who made each call of a recording. */
export interface RecordedUsers {
  /** What is known of each user: the data of getUserInfo, or a part of it. */
  readonly users: readonly Readonly<Record<string, unknown>>[];
  /** Place in `users` of who made a call; null for nobody. */
  userOf(known: KnownCall): number | null;
  readonly startsSignedIn: boolean;
}

/**
 * Users are distinguished by their sessions: the session's cookie, the report's token. Browsers leave cookies out
 * of what they save unless asked; then log-ins and log-outs in the order of the calls decide.
 */
export function recordedUsers(calls: readonly KnownCall[]): RecordedUsers {
  const list = new UserList();
  for (const known of calls) recordLogin(known, list);
  const hasCookies = calls.some(({ call }) => sessionOf(call) !== null);
  const users = new Map<KnownCall, number | null>();
  let current = hasCookies ? null : firstUser(calls, list);
  const atStart = current;
  for (const known of calls) {
    const data = userData(known);
    const session = sessionOf(known.call) ?? known.call.requestHeaders["kd-token"] ?? null;
    if (data !== null) current = list.numberOf(data);
    else if (isSignedOut(known)) current = null;
    const bySession = session === null ? null : list.bySession(session, data === null && !isSignedOut(known));
    users.set(known, hasCookies ? (data !== null ? current : bySession) : current);
  }
  const first = calls.map((known) => users.get(known) ?? null).find((user) => user !== null);
  const isFirstCallSigned = calls[0] !== undefined && (users.get(calls[0]) ?? null) !== null;
  return {
    users: list.users,
    userOf: (known) => users.get(known) ?? null,
    startsSignedIn: hasCookies ? first !== undefined && isFirstCallSigned : atStart !== null,
  };
}

class UserList {
  readonly users: Record<string, unknown>[] = [];
  readonly #bySession = new Map<string, number>();

  numberOf(data: Readonly<Record<string, unknown>>): number {
    const known = this.users.findIndex(({ kdUid }) => kdUid === data["kdUid"]);
    if (known >= 0) {
      this.users[known] = { ...this.users[known], ...data };
      return known;
    }
    return this.users.push({ ...data }) - 1;
  }

  storeSession(session: string, user: number): void {
    this.#bySession.set(session, user);
  }

  /** @param isSure whether an unknown session is somebody's all the same */
  bySession(session: string, isSure: boolean): number | null {
    const known = this.#bySession.get(session);
    if (known !== undefined || !isSure) return known ?? null;
    const user = this.users.push({}) - 1;
    this.storeSession(session, user);
    return user;
  }
}

/** Connects a user with the sessions that the call shows. */
function recordLogin(known: KnownCall, list: UserList): void {
  const data = userData(known);
  if (data === null) return;
  const user = list.numberOf(data);
  const { call } = known;
  const given = (call.responseHeaders["set-cookie"] ?? []).map((line) => cookieOf(line)).find(Boolean);
  const { kdToken } = data;
  for (const session of [sessionOf(call), given, typeof kdToken === "string" ? kdToken : null])
    if (session) list.storeSession(session, user);
}

const logIns = [
  ...["loginAccount", "loginByToken", "loginByMessenger", "bindMessengerLogin", "exchangeEngineSession"],
  "registerAccount",
];

/** The data of a successful response about the signed-in user. */
function userData({ endpoint, json }: KnownCall): Readonly<Record<string, unknown>> | null {
  if (!isRecord(json) || json["success"] !== true) return null;
  const data = json["data"];
  if (endpoint.operationId === "getUserInfo") return withId(data);
  if (!logIns.includes(endpoint.operationId) || !isRecord(data)) return null;
  const receipt = isRecord(data["login"]) ? data["login"] : data;
  return withId(receipt["user"]);
}

function withId(data: unknown): Readonly<Record<string, unknown>> | null {
  return isRecord(data) && typeof data["kdUid"] === "string" ? data : null;
}

function firstUser(calls: readonly KnownCall[], list: UserList): number | null {
  for (const known of calls) {
    const data = userData(known);
    if (data !== null) return known.endpoint.operationId === "getUserInfo" ? list.numberOf(data) : null;
    if (isSignedOut(known)) return null;
  }
  return null;
}

/** 101 is the user service's word for it. */
function isSignedOut({ endpoint, json, call }: KnownCall): boolean {
  const code = isRecord(json) ? json["code"] : null;
  if (endpoint.operationId === "logoutAccount") return isRecord(json) && json["success"] === true;
  return call.status === 401 || code === 401 || code === 101;
}

function sessionOf({ requestHeaders }: RecordedCall): string | null {
  for (const pair of (requestHeaders["cookie"] ?? "").split(";")) {
    const value = cookieOf(pair);
    if (value) return value;
  }
  return null;
}

function cookieOf(pair: string): string | null {
  const [name, value] = (pair.split(";")[0] ?? "").split("=");
  return name?.trim() === sessionCookie ? (value?.trim() ?? null) : null;
}
