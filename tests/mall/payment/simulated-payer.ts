import { orderTable } from "../../../mocks/business/orders";
import { type PaymentOutcome, paymentOutcomeTable, paymentTable } from "../../../mocks/business/payments";
import type { TestBackend } from "../../../mocks/node";
import { mallClient } from "../../../src/api/mall/client";
import type { ClientError, Result } from "../../../src/client/client-error";
import { offlineError, timeoutError } from "../../../src/client/failures";
import {
  type PaymentBridges,
  type PaymentRunner,
  runPayment,
} from "../../../src/screens/mall/payment/machine/payment-runner";
import {
  type Attempt,
  type Claim,
  initialPaymentState,
  type Order,
} from "../../../src/screens/mall/payment/machine/payment-state";

/** The result of a call: it succeeds, the request is lost, or the response is lost. */
export type Connection = "works" | "lostBefore" | "lostAfter";
/** The claim of the payment app about a payment; "nothing": only shown; "never": the phone drops the page. */
export type Sheet = Claim | "nothing" | "never";

/** One order, the tabs that are open on it, and the faults between them and the server. */
export interface SimulatedPayer {
  readonly tabs: (PaymentRunner | null)[];
  connection: Connection;
  sheet: Sheet;
  readonly reload: (tab: number) => Promise<void>;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Waits for every pending call. */
  readonly rest: () => Promise<void>;
  readonly setOutcome: (outcome: PaymentOutcome) => void;
  /** The server's own state of the order and the number of charges. */
  readonly books: () => { readonly state: string; readonly charged: number };
}

interface Timer {
  readonly at: number;
  readonly then: () => void;
}

/** Opens two tabs on an order. All time is the server's, advanced by `wait`. */
export async function openPayer({ kernel }: TestBackend, orderNo: string): Promise<SimulatedPayer> {
  let memory: Attempt | null = null;
  const timers = new Set<Timer>();
  const pending = new Set<Promise<unknown>>();
  const now = () => kernel.world.clock.now();

  const follow = <T>(call: Promise<T>): Promise<T> => {
    const settled = call.finally(() => pending.delete(settled));
    pending.add(settled);
    return settled;
  };
  const transmit = <T>(call: () => Promise<Result<T>>): Promise<Result<T>> => {
    const line = payer.connection;
    const lost = (error: ClientError): Result<T> => ({ ok: false, error });
    if (line === "lostBefore") return follow(Promise.resolve(lost(offlineError(true))));
    return follow(call().then((result) => (line === "lostAfter" ? lost(timeoutError()) : result)));
  };
  const readOrder = (): Promise<Result<Order>> =>
    mallClient.GET("/ommall/srvmall/order/{orderRef}", { params: { path: { orderRef: orderNo } } });

  const bridges: PaymentBridges = {
    fetchOrder: () => transmit(readOrder),
    start: ({ key, body }) =>
      transmit(() =>
        mallClient.POST("/ommall/srvmall/payment", { params: { header: { "Idempotency-Key": key } }, body }),
      ),
    cancel: ({ orderId, userId }) =>
      transmit(() =>
        mallClient.DELETE("/ommall/srvmall/order/{orderRef}", {
          params: { path: { orderRef: orderId }, query: { userId } },
        }),
      ),
    handOver: () => {
      const { sheet } = payer;
      if (sheet === "never") return new Promise(() => undefined);
      return Promise.resolve(sheet === "nothing" ? null : sheet);
    },
    writeAttempt: (attempt) => {
      memory = attempt;
    },
    wait: (milliseconds, then) => {
      const timer = { at: now() + milliseconds, then };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    now,
  };

  const rest = async () => {
    while (pending.size > 0) await Promise.all([...pending]);
    // The runners process a settled call in the following microtasks.
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
    if (pending.size > 0) await rest();
  };

  const payer: SimulatedPayer = {
    tabs: [null, null],
    connection: "works",
    sheet: "nothing",
    rest,
    async reload(tab) {
      payer.tabs[tab]?.stop();
      payer.tabs[tab] = null;
      const order = await transmit(readOrder);
      if (!order.ok) return;
      const runner = runPayment(initialPaymentState(order.data, memory), bridges);
      runner.start();
      payer.tabs[tab] = runner;
    },
    async wait(milliseconds) {
      const end = now() + milliseconds;
      for (;;) {
        const next = [...timers].sort((left, right) => left.at - right.at)[0];
        if (next === undefined || next.at > end) break;
        await kernel.advance(Math.max(0, next.at - now()));
        timers.delete(next);
        next.then();
        await rest();
      }
      await kernel.advance(Math.max(0, end - now()));
    },
    setOutcome(outcome) {
      const outcomes = kernel.world.table(paymentOutcomeTable);
      outcomes.remove("outcome");
      outcomes.insert({ id: "outcome", outcome });
    },
    books() {
      const order = kernel.world.table(orderTable).by("orderNo", orderNo)[0];
      if (order === undefined) throw new Error(`There is no order ${orderNo}.`);
      const payments = kernel.world.table(paymentTable).by("order", order.orderId);
      const settled = payments.filter(
        ({ state, returnedAt }) => state === "paid" && returnedAt === undefined,
      );
      return { state: order.state, charged: settled.length };
    },
  };
  await payer.reload(0);
  await payer.reload(1);
  return payer;
}
