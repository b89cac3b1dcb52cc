import type { operations } from "../../../src/generated/account";
import { maskPhone } from "../../../src/rules/phone";
import { isTooOften } from "../../business/attempts";
import { accountByPhone } from "../../business/customer-accounts";
import { messengerAccountTable, takeAuthorisation } from "../../business/messenger";
import { duplicate, notFound, signedOut, tooOften } from "../../business/refusals";
import { currentUser, userByOpenid, userTable } from "../../business/users";
import { takeSmsCode } from "../../business/verification";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse, reply } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import { giveHandover, readHandover, takeHandover } from "../handovers";
import { allowed, pollSeconds } from "../limits";
import { refusals, smsCodeRefusal } from "../refusals";
import { sceneState } from "../rules/scene-state";
import { openScene, sceneTable } from "../scenes";
import { signIn } from "../sign-in";
import { texts } from "../texts";

type Messenger =
  | "loginByMessenger"
  | "bindMessengerLogin"
  | "getMessengerUser"
  | "getMessengerQrCode"
  | "pollMessengerScan";

/** The ways in by messenger. What the phone does is done by the controls `messenger` and `scan`. */
export const messengerHandlers: Pick<Handlers<operations>, Messenger> = {
  loginByMessenger(request) {
    const { body, now, locale, world } = request;
    const openid = takeAuthorisation(world, body.code, now);
    if (openid === undefined) return refuse(refusals.handoverRefused(locale));
    const user = userByOpenid(world, openid);
    if (!user) {
      const bindTicket = giveHandover(world, "bindTicket", openid, now);
      return ok({ state: "unbound", openid, login: null, bindTicket });
    }
    const login = signIn(request, user, { method: "messenger", utmTerm: body.utmTerm });
    return ok({ state: "signedIn", openid, login, bindTicket: null });
  },

  bindMessengerLogin(request) {
    const { body, now, locale, world } = request;
    const { bindTicket, phone, smsCode } = body;
    const openid = readHandover(world, ["bindTicket"], bindTicket, now);
    // Tied by another way since the ticket was given: the ticket has nothing left to do.
    if (openid === undefined || userByOpenid(world, openid)) return refuse(refusals.handoverRefused(locale));
    const user = accountByPhone(world, phone);
    if (!user) return refuse(refusals.accountUnknown(locale));
    const judgement = takeSmsCode(world, phone, ["5"], smsCode, now);
    if (judgement !== "right") return refuse(smsCodeRefusal(judgement, locale));
    if (user.openid !== null) return refuse(duplicate(locale, texts.boundElsewhere));
    takeHandover(world, ["bindTicket"], bindTicket, now);
    const bound = world.table(userTable).update(user.userId, { openid });
    return ok(signIn(request, bound, { method: "binding" }));
  },

  getMessengerUser({ query: { openid }, locale, world }) {
    const account = world.table(messengerAccountTable).get(openid);
    if (!account) return refuse(notFound(locale, texts.noMessengerUser));
    const user = userByOpenid(world, openid);
    const { nickname, avatar, isSubscribed } = account;
    const partialUser = { openid, nickname, avatar, isSubscribed };
    if (user && (nickname !== null || avatar !== null)) {
      const phone = user.phone === null ? null : maskPhone(user.phone);
      return ok({ ...partialUser, kdUid: user.userId, phone });
    }
    const msg = texts.messengerPartial[locale];
    return reply(200, { code: 40001, errcode: 40001, success: false, msg, data: partialUser });
  },

  getMessengerQrCode({ query: { purpose = "login" }, now, locale, world, session }) {
    const user = currentUser(world, session);
    if (purpose === "bind" && !user) return refuse(signedOut(locale));
    // A world is one visitor's.
    if (isTooOften(world, "scenes", allowed.scenes)) return refuse(tooOften(locale));
    const userId = purpose === "bind" && user ? user.userId : null;
    const { sceneId, expiresAt } = openScene(world, { purpose, userId }, now);
    return ok({
      sceneId,
      content: `https://messenger.example/q/${sceneId}`,
      expiresAt: rfc3339(expiresAt),
      serverTime: rfc3339(now),
      pollSeconds,
    });
  },

  pollMessengerScan({ query, now, locale, world }) {
    const scene = world.table(sceneTable).get(query.sceneId);
    if (!scene) return refuse(notFound(locale, texts.noScene));
    const { openid, handover, expiresAt } = scene;
    const account = openid === null ? undefined : world.table(messengerAccountTable).get(openid);
    return ok({
      state: sceneState(scene, now),
      isSubscribed: account?.isSubscribed ?? false,
      nickname: account?.nickname ?? null,
      token: handover?.kind === "scanToken" ? handover.id : null,
      bindTicket: handover?.kind === "bindTicket" ? handover.id : null,
      expiresAt: rfc3339(expiresAt),
      serverTime: rfc3339(now),
    });
  },
};
