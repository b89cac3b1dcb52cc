import { persistentSession, sessions, signInPersistent } from "../../../mocks/kernel/session";
import type { TestBackend } from "../../../mocks/node";
import { record } from "../../../scripts/contracts/operations";
import { promoterClient } from "../../../src/api/promoter/client";
import { unsafeGet } from "../../../src/client/contract-client";
import type { components } from "../../../src/generated/promoter";
import { durations } from "../../../src/rules/limits";
import { begin, dataOf, origin } from "../../support/begin";

type Schemas = components["schemas"];

/**
 * A world in which a persona is logged in, with scenarios and the like: `beginAs("promoter",
 * "scenario:no-serials")`.
 */
export function beginAs(persona: string, ...more: readonly string[]): TestBackend {
  return begin({ mock: [`persona:${persona}`, ...more].join(",") });
}

/** Lets so many days pass; the user logs in again, since sessions do not last so long. */
export async function wait({ kernel }: TestBackend, days: number): Promise<void> {
  const { world } = kernel;
  const token = world.table(persistentSession).get("standing")?.token ?? "";
  const userId = world.table(sessions).get(token)?.userId;
  await kernel.advance(days * durations.day);
  if (userId !== undefined) signInPersistent(world, userId);
}

const base = "/ommall/srvmall/promoter/mch";

/** A page of customers, by default all of them. */
export const list = (page = 1, rows = 10_000) =>
  dataOf(promoterClient.POST(`${base}/list`, { body: { page, rows } }));

export const searchByPhone = (phone: string) =>
  dataOf(promoterClient.POST(`${base}/info`, { body: { phone } }));

export const customer = (kdUid: string) =>
  dataOf(promoterClient.GET(`${base}/detail/basic/{kdUid}`, { params: { path: { kdUid } } }));

export const history = (kdUid: string) =>
  dataOf(promoterClient.GET(`${base}/detail/followrecord/{kdUid}`, { params: { path: { kdUid } } }));

/** A lead with defaults for a test. */
export const lead = (phone: string, facts: Partial<Schemas["LeadEntry"]> = {}): Schemas["LeadEntry"] => ({
  phone,
  purchaseIntention: "high",
  followUpNote: "想看演示",
  ...facts,
});

export const enter = (phone: string, facts: Partial<Schemas["LeadEntry"]> = {}) =>
  dataOf(promoterClient.POST(`${base}/input`, { body: lead(phone, facts) }));

export const followUp = (kdUid: string, facts: Partial<Schemas["FollowUpEntry"]> = {}, key?: string) =>
  dataOf(
    promoterClient.POST(`${base}/add/followrecord`, {
      params: { ...(key !== undefined && { header: { "Idempotency-Key": key } }) },
      body: { kdUid, purchaseIntention: "medium", followUpNote: "说考虑一下", ...facts },
    }),
  );

export const giveUp = (kdUid: string, reason = "closed") =>
  dataOf(promoterClient.POST(`${base}/giveup`, { body: { kdUid, reason } }));

export const undo = (kdUid: string) =>
  dataOf(promoterClient.POST(`${base}/giveup`, { body: { kdUid, isUndo: true } }));

export const devices = (kdUid: string) =>
  dataOf(promoterClient.GET(`${base}/device`, { params: { query: { kdUid } } }));

export const services = (kdUid?: string) =>
  dataOf(promoterClient.GET(`${base}/service`, { params: { query: kdUid === undefined ? {} : { kdUid } } }));

const promotion = "/ommall/ppromotion/promoter";

export const verifyActivation = (customerMobile: string, products: string[]) =>
  dataOf(
    promoterClient.GET(`${promotion}/active/verify`, {
      params: { query: { customerMobile, services: products } },
    }),
  );

export const activate = (customerMobile: string, products: string[], key?: string) =>
  dataOf(
    promoterClient.GET(`${promotion}/active`, {
      params: {
        query: { customerMobile, services: products, terms: true },
        ...(key !== undefined && { header: { "Idempotency-Key": key } }),
      },
      ...unsafeGet,
    }),
  );

/** A call as it goes over the wire; with a body it is a POST. */
export interface Call {
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The whole answer of a call, success or not. */
export async function send({ path, body, headers = {} }: Call): Promise<Record<string, unknown>> {
  const json = { "content-type": "application/json" };
  const init =
    body === undefined
      ? { headers }
      : { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) };
  const response = await fetch(origin + path, init);
  return record(await response.json());
}

/** Code and errcode of a call: [200, 0] when it succeeds. */
export async function codesOf(call: Call): Promise<unknown[]> {
  const { code, errcode } = await send(call);
  return [code, errcode];
}

/** Forgets that calls broke the contract on purpose; throws when an answer did. */
export function expectOnlyRequestsBroken({ kernel }: TestBackend): void {
  const others = kernel.violations.filter(({ kind }) => kind !== "request");
  if (others.length > 0) throw new Error(JSON.stringify(others));
  kernel.clearLog();
}
