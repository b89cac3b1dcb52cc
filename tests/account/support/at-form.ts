import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { refusals } from "../../../mocks/account/refusals";
import { smsCodeTable } from "../../../mocks/business/verification";
import type { Locale } from "../../../src/platform/locale";
import { durations } from "../../../src/rules/limits";
import type { Translate } from "../../e2e/support/translations";
import { currentBackend, type visit } from "../../support/visit";

/** Somebody at a form, in their language. */
export interface AtForm {
  readonly person: Awaited<ReturnType<typeof visit>>;
  readonly t: Translate;
  readonly locale: Locale;
}

export const label = { phone: "account-log-in:phone.label", code: "verification:code.label" } as const;
const field = ({ t }: AtForm, key: string) =>
  screen.getByLabelText<HTMLInputElement>(t(key), { selector: "input" });

/** Types a text into an empty field. */
export async function type(at: AtForm, key: string, text: string) {
  await at.person.clear(field(at, key));
  await at.person.type(field(at, key), text);
}

export const press = ({ person, t }: AtForm, key: string) =>
  person.click(screen.getAllByRole("button", { name: t(key) }).at(-1) ?? document.body);

/** Fails unless the words stand at the field, and nowhere else, which is in error and keeps what was typed. */
export async function expectRefusal(at: AtForm, key: string, text: string, typed: string) {
  await waitFor(() => expect(describedBy(field(at, key))).toContain(text));
  expect(field(at, key).getAttribute("aria-invalid")).toBe("true");
  expect(field(at, key).value).toBe(typed);
  expect(screen.getAllByText(text)).toHaveLength(1);
}

function describedBy(control: HTMLElement): string {
  return document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
}

/** Moves the slider and asks for a code. */
async function askForCode(at: AtForm, phoneLabel: string, phone: string) {
  await type(at, phoneLabel, phone);
  screen.getByRole("slider").focus();
  await at.person.keyboard("{End}");
  await screen.findByText(at.t("verification:slider.passed"));
  await press(at, "common:code.get");
}

/** A form that a code by SMS proves: the number that gets none and why, the one that does, and how it goes on. */
interface CodeForm {
  readonly purpose: string;
  readonly phoneLabel?: string;
  readonly refused: readonly [phone: string, why: "accountUnknown" | "phoneRegistered"];
  readonly occupied: string;
  readonly rest?: (at: AtForm) => Promise<void>;
  readonly submit: string;
  /** What the form itself lives by is over before a code is. */
  readonly endsFirst?: true;
}

/** Refuses the number, then a wrong code, then one that is too old. */
export async function refuseCodes(at: AtForm, form: CodeForm) {
  const { purpose, phoneLabel = label.phone, refused, occupied, rest, submit, endsFirst } = form;
  const [phone, why] = refused;
  await askForCode(at, phoneLabel, phone);
  await expectRefusal(at, phoneLabel, refusals[why](at.locale).msg, phone);
  await askForCode(at, phoneLabel, occupied);
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
