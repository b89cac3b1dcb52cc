// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { adopt, currentBackend, leave } from "../../support/visit";
import { visitCashier } from "./pay-visit";

afterEach(leave);

const unpaid = "persona:wholesaler,scenario:order-unpaid";
const payButton = () => screen.findByRole("button", { name: /^付¥[\d,.]+$/ });
const methodReads = () =>
  currentBackend().kernel.exchanges.filter(({ operationId }) => operationId === "getPaymentOrder").length;
const failedReads = () =>
  currentBackend()
    .kernel.exchanges.filter(({ status }) => status >= 500)
    .map(({ operationId }) => operationId);

test("the cashier reads the ways to pay once", async () => {
  await visitCashier(unpaid);
  await payButton();
  expect(methodReads()).toBe(1);
});

test("payment methods that cannot be read are not requested again until the reader retries", async () => {
  const { user } = await visitCashier(`${unpaid},fault:getPaymentOrder=http500`);
  const again = await screen.findByRole("button", { name: "再试" });
  expect(methodReads()).toBe(1);
  await adopt("fault:listNews=offline");
  await user.click(again);
  await payButton();
  expect(methodReads()).toBe(2);
});

test("one press reads all that failed: who is signed in, and the order", async () => {
  const { user } = await visitCashier(`${unpaid},fault:*=http500`);
  const again = await screen.findByRole("button", { name: "再试" });
  await waitFor(() => expect(failedReads()).toEqual(expect.arrayContaining(["getOrder", "getUserInfo"])));
  await adopt("fault:listNews=offline");
  await user.click(again);
  await payButton();
});
