import type { operations } from "../../../src/generated/promoter";
import type { Locale } from "../../../src/platform/locale";
import { hasLuhnCheckDigit, isIdentityNumber } from "../../../src/rules/check-digits";
import { isTooOften } from "../../business/attempts";
import { invalidField, notFound, tooOften } from "../../business/refusals";
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
    return withPartner(request, ({ userId }) => {
      const { world, now, locale, body } = request;
      if (isTooOften(world, `bank card ${userId}`, attemptsAllowed.bankCard)) return refuse(tooOften(locale));
      if (!isIdentityNumber(body.identityNumber)) return refuse(refused("identityNumber", locale));
      if (!hasLuhnCheckDigit(body.bankCardNumber)) return refuse(refused("bankCardNumber", locale));
      const cards = world.table(bankTable);
      cards.remove(userId);
      const cardKind = bankOf(body.bankCardNumber)?.cardKind ?? "other";
      return ok(describeCard(cards.insert({ userId, ...body, cardKind, addedAt: now })));
    });
  },

  getBankName(request) {
    return withPartner(request, ({ userId }) => {
      const { world, locale, body } = request;
      if (isTooOften(world, `bank name ${userId}`, attemptsAllowed.bankName)) return refuse(tooOften(locale));
      if (!hasLuhnCheckDigit(body.bankCardNumber)) return refuse(refused("bankCardNumber", locale));
      const bank = bankOf(body.bankCardNumber);
      return bank ? ok({ ...bank }) : refuse(notFound(locale, moneyRefusals.unknownBank));
    });
  },
};

/** A number with a wrong check digit. */
function refused(field: "identityNumber" | "bankCardNumber", locale: Locale) {
  const invalid = invalidField(locale, field, "", checkDigitTexts[field]);
  return { ...invalid, fields: [...invalid.fields] };
}
