import type { operations } from "../../../src/generated/mall";
import { rateLock } from "../../../src/rules/limits";
import { maskPhone } from "../../../src/rules/phone";
import { attemptTable, hasTriedTooOften, recordAttempt } from "../../business/attempts";
import { sendMessage } from "../../business/messages";
import { takeAuthorisation } from "../../business/messenger";
import { orderTable } from "../../business/orders";
import { notFound, tooOften } from "../../business/refusals";
import { withUser } from "../../business/session";
import { currentUser, userByOpenid, userTable } from "../../business/users";
import { takeCaptcha, validity } from "../../business/verification";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { bankAccount, transferReference } from "../rules/bank-transfer";
import { orderClosed } from "../rules/order-closed";
import { silentTransferTable } from "../state/transfer";
import { businessRefusal, keyedRefusal } from "../texts/business-refusal";
import { licenceTexts } from "../texts/licences";
import { openidTexts, orderClosedTexts, transferMessage, transferTexts } from "../texts/transfer";

type Transfer = "sendBankTransferMessage" | "checkOpenid" | "exchangeOpenid";

/** Messages to one phone within three minutes. */
const messagesAllowed = 3;

/** What a payment needs beforehand: the account for a bank transfer, or who pays in the messenger. */
export const transferHandlers: Pick<Handlers<operations>, Transfer> = {
  sendBankTransferMessage: (request) =>
    withUser(request, ({ userId }) => {
      const { body, now, locale, world } = request;
      const { phone, captcha, orderNo } = body;
      const order = world.table(orderTable).by("orderNo", orderNo)[0];
      if (order?.userId !== userId) return refuse(notFound(locale, licenceTexts.noOrder));
      const closed = orderClosed(order.state);
      if (closed !== null) return refuse(businessRefusal(closed, locale, orderClosedTexts[closed]));
      const sent = `bank transfer message ${phone}`;
      if (hasTriedTooOften(world, sent, messagesAllowed)) return refuse(tooOften(locale));
      if (!takeCaptcha(world, { phone, kind: "picture", typed: captcha }, now))
        return refuse(keyedRefusal(60030, locale, transferTexts.wrongCaptcha, "code.error"));
      if (world.table(silentTransferTable).size > 0)
        return refuse(keyedRefusal(60031, locale, transferTexts.notSent, "sms.failed"));
      const reference = transferReference(orderNo);
      const text = transferMessage(
        { ...bankAccount, amountFen: order.finalFen, variant: world.variant, reference },
        locale,
      );
      sendMessage(world, { kind: "sms", to: phone, text, code: null, at: now });
      recordAttempt(world, sent, messagesAllowed);
      const resendAt = nextMessageAt(world, sent, now);
      return ok({ phone: maskPhone(phone), sentAt: rfc3339(now), resendAt: rfc3339(resendAt), reference });
    }),

  checkOpenid: (request) => withUser(request, ({ openid }) => ok({ isExist: openid !== null })),

  exchangeOpenid({ query, now, locale, world, session }) {
    const openid = takeAuthorisation(world, query.code, now);
    if (openid === undefined) return refuse(businessRefusal(60070, locale, openidTexts.refused));
    const user = currentUser(world, session);
    if (!user) return ok({ openid, isBound: false });
    // An openid already linked stays: it opens one account. It can still be paid with.
    const isFree = userByOpenid(world, openid) === undefined;
    if (isFree) world.table(userTable).update(user.userId, { openid });
    return ok({ openid, isBound: isFree || user.openid === openid });
  },
};

/** A minute later, or when the oldest of as many messages as are allowed no longer counts. */
function nextMessageAt(world: World, sent: string, now: number): number {
  const at = world.table(attemptTable).get(sent)?.at ?? [];
  const recent = at.filter((instant) => now - instant < rateLock.milliseconds);
  const oldest = recent.length < messagesAllowed ? undefined : recent.at(-messagesAllowed);
  return Math.max(now + validity.resend, oldest === undefined ? 0 : oldest + rateLock.milliseconds);
}
