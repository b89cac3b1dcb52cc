// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readMessengerVisit, updateMessengerVisit } from "../../src/platform/messenger-visit";
import { setSettings } from "../../src/platform/settings";
import { defaultSettings } from "../../src/platform/settings-defaults";
import { removeStored } from "../../src/platform/storage";
import { becomeClient, removeBridges, userAgents } from "../support/fake-bridges";
import { currentAddress, leave, visit } from "../support/visit";

const page = "https://messenger.example/authorise?appid=wx1";
const longTimeout = { timeout: 5000 };

beforeEach(() => {
  removeStored("visit");
  window.history.replaceState(null, "", "/invite/middle");
  setSettings({ ...defaultSettings, links: { ...defaultSettings.links, messengerAuthorisation: page } });
});
afterEach(() => {
  leave();
  setSettings(defaultSettings);
  removeBridges();
  becomeClient(userAgents.browser);
});

test("outside of the messenger it goes on at once", async () => {
  becomeClient(userAgents.browser);
  await visit("/invite/middle?next=%2Finvite%2Fdetail%3Fstate%3Dclaimable", { mock: "persona:inviter" });
  await waitFor(() => expect(currentAddress()).toBe("/invite/detail?state=claimable"), longTimeout);
});

test.each([
  "https%3A%2F%2Fevil.example",
  "%2F%2Fevil.example",
  "%2Finvite%2Fmiddle%3Fnext%3D%252Finvite",
  "",
])("an address that leads elsewhere or back here (%s) goes on to the rewards", async (next) => {
  becomeClient(userAgents.browser);
  await visit(`/invite/middle?next=${next}`, { mock: "persona:inviter" });
  await waitFor(() => expect(currentAddress()).toBe("/invite/detail"), longTimeout);
});

test("who was asked once already is not sent round again, and has two ways on", async () => {
  becomeClient(userAgents.messenger);
  updateMessengerVisit({ hasAsked: true });
  const person = await visit("/invite/middle?next=%2Finvite", { mock: "persona:newcomer" });
  expect(await screen.findByRole("heading", { name: "信使没连上" }, longTimeout)).toBeDefined();
  expect(screen.getByRole("button", { name: "再试一次" })).toBeDefined();
  await person.click(screen.getByRole("link", { name: "先跳过" }));
  await waitFor(() => expect(currentAddress()).toBe("/invite"));
});

test("a code that was used before is said with the reason, and is kept nowhere", async () => {
  becomeClient(userAgents.messenger);
  updateMessengerVisit({ hasAsked: true, code: "used-before" });
  await visit("/invite/middle?next=%2Finvite", { mock: "persona:newcomer" });
  expect(await screen.findByRole("heading", { name: "信使没连上" }, longTimeout)).toBeDefined();
  expect(screen.getByRole("button", { name: "再试一次" })).toBeDefined();
  expect(readMessengerVisit().code).toBeNull();
});
