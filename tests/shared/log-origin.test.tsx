// @vitest-environment happy-dom
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deviceLogTable } from "../../mocks/account/state";
import { removeStored } from "../../src/platform/storage";
import { usageEntry } from "../../src/shared/tracking/records";
import { becomeClient, removeBridges, userAgents } from "../support/fake-bridges";
import { currentBackend, leave, visit } from "../support/visit";

beforeEach(() => removeStored("visitDrafts"));
afterEach(() => {
  removeBridges();
  leave();
});

const androidBrowser = "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120.0 Mobile Safari/537.36";
const iphoneBrowser = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1";

test.each([
  ["a computer", userAgents.browser, 6],
  ["an Android phone", androidBrowser, 1],
  ["an iPhone", iphoneBrowser, 2],
  ["the messenger on an iPhone", userAgents.messenger, 2],
  ["the product's app on Android", userAgents.ownApp, 1],
])(
  "on %s a log-in has the origin of every other record of the usage log",
  async (_client, userAgent, origin) => {
    becomeClient(userAgent);
    await visit("/user-center/mine", { mock: "persona:wholesaler" });
    const { world } = currentBackend().kernel;
    const logins = () =>
      world
        .table(deviceLogTable)
        .all()
        .flatMap(({ newest }) => newest)
        .filter((record) => "operName" in record && record.operName === "login");
    await waitFor(() => expect(logins()).toMatchObject([{ origin }]));
    expect(usageEntry("header.price", 1500).record).toMatchObject({ origin });
  },
);
