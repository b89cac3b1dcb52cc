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
 * A new world with an account signed in, 永兴's by default; null for nobody. The back end of the previous call is closed.
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

/** Sets the language of the following requests. */
export function setRequestLocale(locale: Locale): void {
  setCurrentLocale(locale);
}

/** Professional, 2 stores, 5 users, 2 years. */
export const defaultChoice = { quantity: 1, years: 2, users: 2, stores: 1 } as const;

type Buy = Partial<Extract<Schemas["OrderRequest"], { kind: "buy" }>>;

/** Orders a new licence: professional, 2 stores, 5 users, 2 years, with `change` applied. */
export function buy(change: Buy = {}, key?: string) {
  return order(
    {
      kind: "buy",
      serviceNumber: "KDZHJ01",
      productNo: "KDZHJ01-PRO",
      ...defaultChoice,
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

/** Whether a call is refused because nobody is signed in. */
export async function needsLogin(call: Promise<Result<unknown>>): Promise<boolean> {
  return (await errorOf(call)).kind === "signed-out";
}

/** The invalid fields of a refused call. */
export async function invalidFieldsOf(call: Promise<Result<unknown>>): Promise<string[]> {
  const error = await errorOf(call);
  if (error.kind !== "invalid") throw new Error(`The call failed otherwise: ${JSON.stringify(error)}`);
  return error.fields.map(({ field }) => field);
}
