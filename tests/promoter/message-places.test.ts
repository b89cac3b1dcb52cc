import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import rules from "../../src/i18n/locales/zh-CN/rules.json";
import { type MessageKey, messageKeys } from "../../src/rules/messages";

/** Where a message of the product is brought about on a screen of the partner area, or why none of them shows it. */
type Place = { readonly screen: string; readonly test: string } | { readonly elsewhere: string };

const entry = (screen: string): Place => ({ screen, test: "screens/messages.test.tsx" });
const money = (screen: string): Place => ({ screen, test: "money/screens/messages.test.tsx" });
const application: Place = { screen: "/agent/join-apply", test: "../content/join-agent.test.tsx" };
const verification: Place = {
  elsewhere: "the fields of verification, the same wherever a code is asked for",
};
const client: Place = { elsewhere: "the client's failures, which every screen shows alike" };
const mall: Place = { elsewhere: "the mall" };
const site: Place = { elsewhere: "the site" };
const dialog: Place = { elsewhere: "the message dialog" };

/** A message without a place does not compile. */
const places: Readonly<Record<MessageKey, Place>> = {
  "http.status": client,
  "http.timeout": client,
  "http.networkOnline": money("/agent/divide"),
  "http.networkOffline": client,
  "http.other": client,
  "network.retry": client,
  "network.timeoutRetry": client,
  "network.requestError": client,
  "network.unstable": client,
  "session.expired": client,
  "email.empty": site,
  "email.invalid": site,
  "subscribe.success": site,
  "phone.empty": money("/agent/add-promoter"),
  "phone.invalid": site,
  "phone.correct": entry("/agent/merchant/edit-clues"),
  "phone.registered": entry("/agent/merchant/edit-clues"),
  "customer.mobileEmpty": entry("/agent/merchant/edit-clues"),
  "applicant.nameEmpty": application,
  "applicant.companyEmpty": application,
  "applicant.emailEmpty": application,
  "applicant.emailInvalid": application,
  "nickname.empty": money("/agent/system-set"),
  "amount.empty": money("/agent/divide"),
  "amount.zero": money("/agent/divide"),
  "amount.negative": money("/agent/divide"),
  "amount.invalid": money("/agent/divide"),
  "amount.exceeds": money("/agent/divide"),
  "amount.minimum": money("/agent/divide"),
  "bank.missing": money("/agent/divide"),
  "bank.incomplete": money("/agent/divide"),
  "lead.required": entry("/agent/merchant/edit-clues"),
  "lead.reasonMissing": entry("/agent/merchant-info"),
  "service.missing": money("/agent/open"),
  "service.unknown": money("/agent/open"),
  "terms.missing": money("/agent/open"),
  "slider.first": money("/agent/system-set"),
  "slider.failed": verification,
  "captcha.empty": verification,
  "captcha.fetchFailed": verification,
  "code.error": money("/agent/divide"),
  "sms.failed": money("/agent/divide"),
  "sms.missing": money("/agent/divide"),
  "sms.expired": money("/agent/divide"),
  "rate.limited": money("/agent/divide"),
  "application.refused": application,
  "pay.notEligible": money("/agent/open"),
  "pay.failed": mall,
  "pay.cancelled": mall,
  "download.unsupported": site,
  "agent.roleConflict": entry("/agent/login"),
  "agent.parentChanged": entry("/agent/login"),
  "agent.notMember": application,
  "goods.listFailed": mall,
  "dialog.title": dialog,
  "dialog.confirm": dialog,
  "dialog.cancel": dialog,
  "qr.tooLong": { elsewhere: "the QR generator; a link of the partner area is never that long" },
};

describe("every message a partner can meet is brought about on a screen", () => {
  const shown = messageKeys.flatMap((key) => {
    const place = places[key];
    return "test" in place ? [[key, place.screen, place.test] as const] : [];
  });

  test.each(shown)("%s on %s", (key, screen, file) => {
    const text = readFileSync(join(import.meta.dirname, file), "utf8");
    const [group = "", name = ""] = key.split(".");
    const texts: unknown = new Map<string, unknown>(Object.entries(rules)).get(group);
    const wording: unknown = new Map(Object.entries(texts ?? {})).get(name);
    // A test names the message by its key or by the words on screen.
    expect([`"${key}"`, `"${String(wording)}"`].some((name) => text.includes(name))).toBe(true);
    expect(text).toContain(`"${screen}`);
  });

  test("and those of the agent's own subjects all are", () => {
    const own = /^(?:agent|applicant|application|nickname|amount|bank|lead|service|terms|customer)\./;
    const missing = messageKeys.filter((key) => own.test(key) && "elsewhere" in places[key]);
    expect(missing).toEqual([]);
  });
});
