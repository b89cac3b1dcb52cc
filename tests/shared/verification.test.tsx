// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captchaTable } from "../../mocks/business/verification";
import { createTestBackend, type TestBackend } from "../../mocks/node";
import { AppTranslations } from "../../src/app/app-translations";
import { sharedQueryClient } from "../../src/client/query-client";
import { loadNamespaces, setUpTranslations } from "../../src/i18n/set-up";
import { setClock } from "../../src/platform/clock";
import { setCurrentLocale } from "../../src/platform/current-locale";
import { readStored, removeStored } from "../../src/platform/storage";
import { HumanCheck } from "../../src/shared/slider/human-check";
import { maximumTrailPoints, thinTrail } from "../../src/shared/slider/slider-trail";
import { SmsCodeFields } from "../../src/shared/sms-code/sms-code-fields";
import { isCodeGood, storeCountdown } from "../../src/shared/sms-code/sms-countdowns";
import { useSmsCode } from "../../src/shared/sms-code/use-sms-code";

const start = Date.parse("2026-11-21T10:32:00+08:00");
const phone = "13800131246";
let backend: TestBackend;
let now = start;

beforeEach(async () => {
  now = start;
  setClock(() => now);
  removeStored("smsCountdowns");
  removeStored("rateLocks");
  backend = createTestBackend();
  setCurrentLocale("zh-CN");
  await setUpTranslations("zh-CN", ["rules"]);
  await loadNamespaces("zh-CN", ["verification"]);
  sharedQueryClient().clear();
});

afterEach(() => {
  setClock(null);
  backend.close();
});

function Desk({ typed, type }: { typed: string; type: "2" | "6" }) {
  const [pass, setPass] = useState("");
  const [answer, setAnswer] = useState("");
  const code = useSmsCode(typed, type);
  return (
    <>
      <HumanCheck phone={typed} pass={pass} onPass={setPass} />
      <output>{pass === "" ? "no pass" : "a pass"}</output>
      <p>{code.resendAt === null ? "free" : `wait ${Math.round((code.resendAt - now) / 1000)}`}</p>
      <p>{answer}</p>
      <button
        type="button"
        onClick={async () => {
          const result = await code.send(pass);
          setAnswer(result.ok ? "sent" : result.error.kind);
        }}
      >
        send
      </button>
    </>
  );
}

function show(typed = phone, type: "2" | "6" = "6") {
  const page = (number: string) => (
    <AppTranslations>
      <QueryClientProvider client={sharedQueryClient()}>
        <Desk typed={number} type={type} />
      </QueryClientProvider>
    </AppTranslations>
  );
  const view = render(page(typed), { wrapper: MemoryRouter });
  return { ...view, user: userEvent.setup(), type: (number: string) => view.rerender(page(number)) };
}

async function passByKeys(user: ReturnType<typeof userEvent.setup>) {
  screen.getByRole("slider").focus();
  await user.keyboard("{End}");
  await screen.findByText("a pass");
}

test("the slider is passed with the keyboard alone", async () => {
  const { user } = show();
  await passByKeys(user);
  expect(screen.getByText("验证通过")).toBeDefined();
  expect(screen.getByRole("slider", { name: "安全验证" }).getAttribute("aria-valuenow")).toBe("100");
});

test("a pass that comes once another number was typed is not taken for that number", async () => {
  backend.close();
  backend = createTestBackend({ mock: "fault:verifySlider=latency(200)" });
  const { user, type } = show();
  screen.getByRole("slider").focus();
  await user.keyboard("{End}");
  type("13800131247");
  await waitFor(() => expect(screen.getByRole("slider").getAttribute("aria-disabled")).toBe("true"));
  await waitFor(() => expect(screen.getByRole("slider").getAttribute("aria-disabled")).toBeNull());
  expect(screen.getByText("no pass")).toBeDefined();
});

test("without a phone nothing is requested and the page asks for the phone first", async () => {
  const { user } = show("1380013");
  expect(screen.getByText("先填好手机号。")).toBeDefined();
  screen.getByRole("slider").focus();
  await user.keyboard("{End}");
  expect(screen.getByText("no pass")).toBeDefined();
});

test("a sum replaces the slider; a wrong result is reported and loads another sum", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "改用算术题" }));
  const box = await screen.findByRole("textbox", { name: /等于几/ });
  await user.type(box, "99");
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/滑块验证失败（4）/)).toBeDefined();
  await waitFor(() => expect(backend.kernel.world.table(captchaTable).all().length).toBe(2));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe(""));
  const open = backend.kernel.world
    .table(captchaTable)
    .all()
    .find((row) => !row.isUsed);
  await user.type(screen.getByRole("textbox"), open?.answer ?? "");
  await user.click(screen.getByRole("button", { name: "回答" }));
  expect(await screen.findByText("a pass")).toBeDefined();
  // The tab key goes on from the check that was passed, not from the top of the page.
  expect(document.activeElement?.localName).toBe("div");
  expect(document.activeElement?.contains(screen.getByRole("slider"))).toBe(true);
});

test("a code was sent: the wait until the next one outlives a reload", async () => {
  const { user, unmount } = show();
  await passByKeys(user);
  await user.click(screen.getByRole("button", { name: "send" }));
  expect(await screen.findByText("sent")).toBeDefined();
  expect(screen.getByText("wait 60")).toBeDefined();
  unmount();
  now += 20_000;
  show();
  expect(screen.getByText("wait 40")).toBeDefined();
});

/** A form with a code, and what its field for the proof of a human holds. */
function CodeForm() {
  const form = useForm({ defaultValues: { phone, slider: "", smsCode: "" } });
  return (
    <form>
      <input aria-label="phone" {...form.register("phone")} />
      <SmsCodeFields form={form} names={{ phone: "phone", slider: "slider", code: "smsCode" }} type="6" />
      <output>{`proof: ${form.watch("slider") === "" ? "none" : "there"}`}</output>
    </form>
  );
}

test("a code that was sent late, once another number was typed, does not count for that number", async () => {
  backend.close();
  backend = createTestBackend({ mock: "fault:sendSmsCode=latency(400)" });
  render(
    <AppTranslations>
      <QueryClientProvider client={sharedQueryClient()}>
        <CodeForm />
      </QueryClientProvider>
    </AppTranslations>,
    { wrapper: MemoryRouter },
  );
  const user = userEvent.setup();
  screen.getByRole("slider").focus();
  await user.keyboard("{End}");
  await screen.findByText("proof: there");
  const number = screen.getByRole("textbox", { name: "phone" });
  await user.click(screen.getByRole("button", { name: "获取验证码" }));
  // At once: what is typed after the answer would take it back again.
  fireEvent.change(number, { target: { value: "13800131247" } });
  await screen.findByText("proof: none");
  await waitFor(() => expect(Object.keys(readStored("smsCountdowns") ?? {})).toEqual(["6:138****1246"]));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText("proof: none")).toBeDefined();
});

test("a code sent to one phone is still good where another phone has asked for one since", async () => {
  storeCountdown("6:138****1246", 60_000);
  now += 90_000;
  storeCountdown("6:139****0001", 60_000);
  expect([isCodeGood("6:138****1246"), isCodeGood("6:139****0001")]).toEqual([true, true]);
  now += 9 * 60_000;
  storeCountdown("6:137****0002", 60_000);
  expect(Object.keys(readStored("smsCountdowns") ?? {})).toEqual(["6:139****0001", "6:137****0002"]);
});

test("too many codes lock that phone and purpose for three minutes, over a reload, and no other", async () => {
  backend.close();
  backend = createTestBackend({ mock: "fault:sendSmsCode=refuse(429)" });
  const { user, unmount } = show();
  await passByKeys(user);
  await user.click(screen.getByRole("button", { name: "send" }));
  expect(await screen.findByText("wait 180")).toBeDefined();
  unmount();
  const again = show();
  expect(screen.getByText("wait 180")).toBeDefined();
  again.unmount();
  show(phone, "2");
  expect(screen.getByText("free")).toBeDefined();
});

test("a long trail is thinned to what one proof may carry, its ends kept", () => {
  const trail = Array.from({ length: 950 }, (_, index) => ({ x: index, y: 0, t: index }));
  const thin = thinTrail(trail);
  expect(thin).toHaveLength(maximumTrailPoints);
  expect(thin[0]).toEqual(trail[0]);
  expect(thin.at(-1)).toEqual(trail.at(-1));
});
