import type { components } from "../../../generated/mall";
import type { Client } from "../../../platform/client-type";
import { payTypes } from "../../../rules/limits";

export type PayWay = components["schemas"]["PayWay"];

/** Every way there is, those of an app before those that can be used everywhere. */
export const allPayTypes: readonly PayWay["payType"][] = [26, 30, 36, 37, 38, 39];

/** Where a way to pay stands for this reader: it can be used, its app has to open the page first, or it is closed. */
export type WayStanding = "open" | "elsewhere" | "closed";

/** The server knows whether the payer may pay so; only the page knows which app it is in. */
export function standingOf({ payType, isAvailable, needsOpenid }: PayWay, client: Client): WayStanding {
  if (!isHere(payType, client)) return "elsewhere";
  // In the own app the payer is known without the messenger.
  const isKnown = needsOpenid && payType === payTypes.messengerOrApp && client.ownApp !== null;
  return isAvailable || isKnown ? "open" : "closed";
}

export interface StandingWay {
  readonly way: PayWay;
  readonly standing: WayStanding;
}

/**
 * The ways as they are offered: those that can be used here first, and of them the app's own before a code, which a
 * phone cannot scan from its own screen.
 */
export function offeredWays(ways: readonly PayWay[], client: Client): StandingWay[] {
  return ways
    .map((way) => ({ way, standing: standingOf(way, client) }))
    .sort(
      (left, right) =>
        Number(left.standing !== "open") - Number(right.standing !== "open") ||
        (left.standing === "open" ? place(left.way) - place(right.way) : 0),
    );
}

function place({ payType }: PayWay): number {
  return allPayTypes.indexOf(payType);
}

function isHere(payType: number, { messenger, isPaymentApp, ownApp }: Client): boolean {
  switch (payType) {
    case payTypes.messenger:
    case payTypes.miniProgram:
      return messenger !== null;
    case payTypes.messengerOrApp:
      return messenger !== null || ownApp !== null;
    case payTypes.paymentApp:
      return isPaymentApp;
    default:
      return true;
  }
}

/** The ways that can be used in this client before an order is there; the server may close some of them later. */
export function usablePayTypes(client: Client): PayWay["payType"][] {
  // In the messenger 26 and 30 are the same; in the own app it is 30.
  const double = client.ownApp === null ? payTypes.messengerOrApp : payTypes.messenger;
  return allPayTypes.filter((payType) => payType !== double && isHere(payType, client));
}
