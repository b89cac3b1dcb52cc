import type { Route } from "@playwright/test";
import { retryClosedConnection } from "../closed-connection";
import type { Journey } from "./interruptions";

/** How a response is lost: it breaks off, or it is missing until the page's time-out after a minute. */
export type Loss = "breaks off" | "stays away";

interface LostResponse {
  readonly operation:
    | "registerAccount"
    | "createOrder"
    | "createPayment"
    | "requestInvoice"
    | "upgradeLicence";
  readonly loss: Loss;
  /** The reader's action. */
  readonly perform: () => Promise<void>;
  /** Settles once the page has reported the missing response. */
  readonly expectOutcome: () => Promise<void>;
}

/** The back end performs the operation, but its response is lost. */
export async function loseResponse(
  journey: Journey,
  { operation, loss, perform, expectOutcome }: LostResponse,
): Promise<void> {
  const { page, site } = journey;
  if (loss === "breaks off") {
    await site.applyMock(`fault:${operation}=truncated`);
    await perform();
    await expectOutcome();
    await site.applyMock("");
    return;
  }
  let arrive: () => void = () => undefined;
  const received = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const handle = async (route: Route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch(retryClosedConnection);
    arrive();
  };
  const isOperation = ({ pathname }: URL) => pathname === paths[operation];
  await page.route(isOperation, handle);
  await perform();
  await received;
  await page.clock.fastForward(61_000);
  await expectOutcome();
  await page.unroute(isOperation, handle);
}

/** The paths of the operations whose responses are missing in some journey. */
const paths: Partial<Record<LostResponse["operation"], string>> = {
  createOrder: "/ommall/srvmall/order",
  createPayment: "/ommall/srvmall/payment",
};
