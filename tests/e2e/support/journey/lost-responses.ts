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
  let isLost = false;
  const isOperation = ({ pathname }: URL) => pathname === paths[operation];
  // The route stays, as Chromium never answers a request made while the last route of a page is being removed.
  await page.route(isOperation, async (route) => {
    if (isLost || route.request().method() !== "POST") return route.fallback();
    isLost = true;
    await route.fetch(retryClosedConnection);
    arrive();
  });
  await perform();
  await received;
  await page.clock.fastForward(61_000);
  await expectOutcome();
}

/** The paths of the operations whose responses are missing in some journey. */
const paths: Partial<Record<LostResponse["operation"], string>> = {
  createOrder: "/ommall/srvmall/order",
  createPayment: "/ommall/srvmall/payment",
};
