import { sampleUserIds } from "../../../mocks/business/data/users";
import { contentGroup } from "../../../mocks/content/group";
import { signInPersistent } from "../../../mocks/kernel/session";
import { mallGroup } from "../../../mocks/mall/group";
import type { TestBackend } from "../../../mocks/node";
import { mallClient } from "../../../src/api/mall/client";
import type { Result } from "../../../src/client/client-error";
import type { components } from "../../../src/generated/mall";
import { setCurrentLocale } from "../../../src/platform/current-locale";
import type { Locale } from "../../../src/platform/locale";
import { begin, dataOf, errorOf } from "../../support/begin";

export type Schemas = components["schemas"];

const groups = [contentGroup, mallGroup];

export const { wholesaler } = sampleUserIds;

let before: TestBackend | undefined;

/**
 * A world of its own for this test with an account logged in, 永兴's unless told otherwise; null for nobody. A world
 * begun before hears nothing any more.
 */
export function beginMall(
  options: { userId?: string | null; mock?: string; clock?: string } = {},
): TestBackend {
  const { userId = wholesaler, ...rest } = options;
  before?.server.close();
  const backend = begin({ groups, ...rest });
  before = backend;
  if (userId !== null) signInPersistent(backend.kernel.world, userId);
  return backend;
}

/** Asks in another language from now on. */
export function speak(locale: Locale): void {
  setCurrentLocale(locale);
}

/** Professional, 2 stores, 5 users, 2 years. */
export const usualChoice = { quantity: 1, years: 2, users: 2, stores: 1 } as const;

type Buy = Partial<Extract<Schemas["OrderRequest"], { kind: "buy" }>>;

/** A new licence, professional with 2 stores and 5 users for 2 years unless `change` says otherwise. */
export function buy(change: Buy = {}, key?: string) {
  return order(
    {
      kind: "buy",
      serviceNumber: "KDZHJ01",
      productNo: "KDZHJ01-PRO",
      ...usualChoice,
      contactId: 21,
      hasAcceptedTerms: true,
      ...change,
    },
    key,
  );
}

export function order(body: Schemas["OrderRequest"], key?: string) {
  const header = key === undefined ? {} : { "Idempotency-Key": key };
  return mallClient.POST("/ommall/srvmall/order", { params: { header }, body });
}

export function orderOf(orderNo: string) {
  return dataOf(
    mallClient.GET("/ommall/srvmall/order/{orderRef}", { params: { path: { orderRef: orderNo } } }),
  );
}

export function cancel(orderId: number, userId: string = wholesaler) {
  return mallClient.DELETE("/ommall/srvmall/order/{orderRef}", {
    params: { path: { orderRef: orderId }, query: { userId } },
  });
}

export function pay(orderNo: string, change: Partial<Schemas["PaymentRequest"]> = {}, key?: string) {
  const header = key === undefined ? {} : { "Idempotency-Key": key };
  return mallClient.POST("/ommall/srvmall/payment", {
    params: { header },
    body: { orderNo, payType: 38, ...change },
  });
}

export function toPay(orderNo: string) {
  return dataOf(mallClient.GET("/ommall/srvmall/payment/order", { params: { query: { orderNo } } }));
}

export function orders(query: Record<string, unknown> = {}) {
  return dataOf(mallClient.GET("/ommall/srvmall/order/pagelist", { params: { query } }));
}

/** The errcode of a refusal that must come. */
export async function errcodeOf(call: Promise<Result<unknown>>): Promise<number | null> {
  const error = await errorOf(call);
  if (error.kind !== "refused") throw new Error(`The call failed otherwise: ${JSON.stringify(error)}`);
  return error.errcode;
}

/** Whether a call is refused because nobody is logged in. */
export async function needsLogin(call: Promise<Result<unknown>>): Promise<boolean> {
  return (await errorOf(call)).kind === "signed-out";
}

/** The fields a call is refused for. */
export async function invalidFieldsOf(call: Promise<Result<unknown>>): Promise<string[]> {
  const error = await errorOf(call);
  if (error.kind !== "invalid") throw new Error(`The call failed otherwise: ${JSON.stringify(error)}`);
  return error.fields.map(({ field }) => field);
}
