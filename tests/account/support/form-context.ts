import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { refusals } from "../../../mocks/account/refusals";
import { smsCodeTable } from "../../../mocks/business/verification";
import type { Locale } from "../../../src/platform/locale";
import { durations } from "../../../src/rules/limits";
import type { Translate } from "../../e2e/support/translations";
import { currentBackend, type visit } from "../../support/visit";

/** A user at a form, with the locale of the page. */
export interface FormContext {
  readonly person: Awaited<ReturnType<typeof visit>>;
  readonly t: Translate;
  readonly locale: Locale;
}

export const label = { phone: "account-log-in:phone.label", code: "verification:code.label" } as const;
const field = ({ t }: FormContext, key: string) =>
  screen.getByLabelText<HTMLInputElement>(t(key), { selector: "input" });

/** Types a text into an empty field. */
export async function type(at: FormContext, key: string, text: string) {
  await at.person.clear(field(at, key));
  await at.person.type(field(at, key), text);
}

export const press = ({ person, t }: FormContext, key: string) =>
  person.click(screen.getAllByRole("button", { name: t(key) }).at(-1) ?? document.body);

/** Expects the text as the description of this field and nowhere else, the field as invalid and its value unchanged. */
export async function expectRefusal(at: FormContext, key: string, text: string, typed: string) {
  await waitFor(() => expect(describedBy(field(at, key))).toContain(text));
  expect(field(at, key).getAttribute("aria-invalid")).toBe("true");
  expect(field(at, key).value).toBe(typed);
  expect(screen.getAllByText(text)).toHaveLength(1);
}

function describedBy(control: HTMLElement): string {
  return document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
}

/** Passes the slider and requests an SMS code. */
async function requestCode(at: FormContext, phoneLabel: string, phone: string) {
  await type(at, phoneLabel, phone);
  screen.getByRole("slider").focus();
  await at.person.keyboard("{End}");
  await screen.findByText(at.t("verification:slider.passed"));
  await press(at, "common:code.get");
}

/** A form with an SMS code: the refused phone and the reason, the accepted phone, and the remaining steps. */
interface CodeForm {
  readonly purpose: string;
  readonly phoneLabel?: string;
  readonly refused: readonly [phone: string, why: "accountUnknown" | "phoneRegistered"];
  readonly occupied: string;
  readonly rest?: (at: FormContext) => Promise<void>;
  readonly submit: string;
  /** The form's own session ends before an SMS code expires, so that an expired code cannot be tested. */
  readonly endsFirst?: true;
}

/** Expects refusals of the phone, of a wrong code and of an expired code at their fields. */
export async function refuseCodes(at: FormContext, form: CodeForm) {
  const { purpose, phoneLabel = label.phone, refused, occupied, rest, submit, endsFirst } = form;
  const [phone, why] = refused;
  await requestCode(at, phoneLabel, phone);
  await expectRefusal(at, phoneLabel, refusals[why](at.locale).msg, phone);
  await requestCode(at, phoneLabel, occupied);
  const sent = () => currentBackend().kernel.world.table(smsCodeTable).get(`${occupied} ${purpose}`)?.code;
  await waitFor(() => expect(sent()).toBeDefined());
  await rest?.(at);
  const wrong = sent() === "135790" ? "246801" : "135790";
  await type(at, label.code, wrong);
  await press(at, submit);
  await expectRefusal(at, label.code, refusals.smsCodeWrong(at.locale).msg, wrong);
  if (endsFirst) return;
  await currentBackend().kernel.advance(durations.hour);
  await type(at, label.code, sent() ?? "");
  await press(at, submit);
  await expectRefusal(at, label.code, refusals.smsCodeExpired(at.locale).msg, sent() ?? "");
}
