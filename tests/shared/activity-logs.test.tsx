// @vitest-environment happy-dom
import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logTable } from "../../mocks/activity/state";
import { clickTable } from "../../mocks/invite/state/logs";
import { removeStored } from "../../src/platform/storage";
import { logActivityVisit } from "../../src/screens/activity/activity-log";
import { logInviteClick } from "../../src/screens/invite/invite-log";
import { saveConsent } from "../../src/shared/consent";
import { clearOutbox, sendPending } from "../../src/shared/tracking/outbox";
import { begin } from "../support/begin";

const invitation = { recode: "YX9027", programme: "zhj", channel: "chat" } as const;

beforeEach(() => {
  removeStored("deviceCode");
  window.history.replaceState(null, "", "/auto-activity/year-end/sms?sms=M20261121");
});
afterEach(() => {
  act(() => saveConsent(false));
  clearOutbox();
  vi.restoreAllMocks();
});

async function visitEverything(): Promise<void> {
  logInviteClick(invitation, "open");
  logInviteClick(invitation, "register");
  logActivityVisit({ alias: "year-end", channel: "sms" });
  // The outbox is loaded when it is first needed.
  await new Promise((resolve) => setTimeout(resolve, 0));
}

test("without consent nothing is sent of invitations and activities", async () => {
  const { world } = begin().kernel;
  act(() => saveConsent(false));
  await visitEverything();
  await sendPending();
  expect(world.table(logTable).all()).toEqual([]);
});

test("with consent the records of each log go together in one request", async () => {
  const { world } = begin().kernel;
  const sent = vi.spyOn(globalThis, "fetch");
  act(() => saveConsent(true));
  const before = world.table(clickTable).all().length;
  await visitEverything();
  await waitFor(async () => {
    await sendPending();
    expect(world.table(clickTable).all()).toHaveLength(before + 2);
    expect(world.table(logTable).all()).toHaveLength(3);
  });
  const requests = sent.mock.calls.map(([input, init]) => new Request(input, init));
  expect(requests.map(({ url }) => new URL(url).pathname).sort()).toEqual([
    "/ommall/srvmall/activity/channel/click/log",
    "/ommall/srvmall/activity/log",
    "/ommall/srvmall/activity/sms/log",
    "/ommall/srvmall/recommend/invite/click/log",
  ]);
});
