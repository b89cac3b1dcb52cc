import type { operations } from "../../../src/generated/promoter";
import type { Locale } from "../../../src/platform/locale";
import { hasLuhnCheckDigit, isIdentityNumber } from "../../../src/rules/check-digits";
import { isTooOften } from "../../business/attempts";
import { findKey, storeKey } from "../../business/idempotency";
import { invalidField, keyUsed, notFound, tooOften } from "../../business/refusals";
import { smsRefusals, takeSmsCode } from "../../business/verification";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { withPartner } from "../partner";
import { attemptsAllowed } from "../rules/attempts-allowed";
import { bankOf } from "../rules/banks";
import { describeCard } from "../rules/describe-money";
import { bankTable } from "../state/bank";
import { cardOf } from "../state/withdrawals";
import { checkDigitTexts, moneyRefusals } from "../texts/money";

type Bank = "getBankAccount" | "addBankAccount" | "getBankName";

/** The card withdrawals go to. */
export const bankHandlers: Pick<Handlers<operations>, Bank> = {
  getBankAccount(request) {
    return withPartner(request, ({ userId }) => {
      const card = cardOf(request.world, userId);
      return ok(card ? describeCard(card) : null);
    });
  },

  addBankAccount(request) {
    return withPartner(request, ({ userId, phone }) => {
      const { world, now, locale, body, headers } = request;
      const key = headers["Idempotency-Key"];
      const scope = `add bank card ${userId}`;
      const known = findKey(world, scope, key, body);
      if (known.kind === "other") return refuse(keyUsed(locale));
      const before = known.kind === "made" ? cardOf(world, userId) : undefined;
      if (before) return ok(describeCard(before));
      if (isTooOften(world, `bank card ${userId}`, attemptsAllowed.bankCard)) return refuse(tooOften(locale));
      if (!isIdentityNumber(body.identityNumber)) return refuse(refused("identityNumber", locale));
      if (!hasLuhnCheckDigit(body.bankCardNumber)) return refuse(refused("bankCardNumber", locale));
      const { smsCode, ...entry } = body;
      const cards = world.table(bankTable);
      if (cards.get(userId)) {
        if (smsCode === undefined || phone === null)
          return refuse(invalidField(locale, "smsCode", "sms.missing", moneyRefusals.codeMissing));
        const judgement = takeSmsCode(world, phone, ["7"], smsCode, now);
        if (judgement === "tooOften") return refuse(tooOften(locale));
        if (judgement !== "right") return refuse(codeRefused(judgement, locale));
      }
      cards.remove(userId);
      storeKey(world, scope, key, body, userId);
      const cardKind = bankOf(entry.bankCardNumber, world.variant)?.cardKind ?? "other";
      return ok(describeCard(cards.insert({ userId, ...entry, cardKind, addedAt: now })));
    });
  },

  getBankName(request) {
    return withPartner(request, ({ userId }) => {
      const { world, locale, body } = request;
      if (isTooOften(world, `bank name ${userId}`, attemptsAllowed.bankName)) return refuse(tooOften(locale));
      if (!hasLuhnCheckDigit(body.bankCardNumber)) return refuse(refused("bankCardNumber", locale));
      const bank = bankOf(body.bankCardNumber, world.variant);
      return bank ? ok(bank) : refuse(notFound(locale, moneyRefusals.unknownBank));
    });
  },
};

/** A code that does not prove the change. */
function codeRefused(judgement: "wrong" | "expired", locale: Locale) {
  const msg = smsRefusals[judgement][locale];
  if (judgement === "wrong") return { code: 422, errcode: 45106, msg, key: "code.error" } as const;
  return { code: 422, errcode: 45107, msg, key: "sms.expired" } as const;
}

/** A number with a wrong check digit. */
function refused(field: "identityNumber" | "bankCardNumber", locale: Locale) {
  const invalid = invalidField(locale, field, "", checkDigitTexts[field]);
  return { ...invalid, fields: [...invalid.fields] };
}
