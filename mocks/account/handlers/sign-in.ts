import type { operations } from "../../../src/generated/account";
import { hasAccount } from "../../business/customer-accounts";
import { forbidden, invalidField, notFound, tooOften } from "../../business/refusals";
import { registerUser } from "../../business/registrations";
import type { UserRow } from "../../business/rows/users";
import { userTable } from "../../business/users";
import { takeSmsCode } from "../../business/verification";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import type { World } from "../../world/world";
import { type HandoverKind, takeHandover } from "../handovers";
import { proveLogin } from "../login-proof";
import { refusals, smsCodeRefusal } from "../refusals";
import { partnerRefusal } from "../rules/agent-version";
import { readNewPassword } from "../rules/password";
import { signIn } from "../sign-in";
import { texts } from "../texts";

type SignIn = "loginAccount" | "loginByToken" | "exchangeEngineSession" | "registerAccount";

/** The ways in that begin on the website's own pages. */
export const signInHandlers: Pick<Handlers<operations>, SignIn> = {
  loginAccount(request) {
    const { body, now, locale, world } = request;
    const proof = proveLogin(world, body, now);
    if ("refusal" in proof) {
      const { refusal } = proof;
      return refuse(refusal === "tooOften" ? tooOften(locale) : refusals[refusal](locale));
    }
    const { user } = proof;
    if (body.agentVersion !== undefined) {
      const refusal = partnerRefusal(user, parentRole(world, user), body.agentVersion);
      if (refusal === "notAgent") return refuse(forbidden(locale, texts.notAgent));
      if (refusal !== null) return refuse(refusals[refusal](locale));
    }
    return ok(signIn(request, user, { method: body.method, utmTerm: body.utmTerm }));
  },

  loginByToken(request) {
    const { body, locale } = request;
    const user = handedOver(request, ["scanToken", "linkToken"], body.token);
    if (!user) return refuse(refusals.handoverRefused(locale));
    return ok(signIn(request, user, { method: "token", utmTerm: body.utmTerm }));
  },

  exchangeEngineSession(request) {
    const { head, body } = request.body;
    // The engine's commands grow within a version; another first number would be another engine.
    const isKnown = head.cmd === "session" && head.sub === "exchange" && head.ver.split(".")[0] === "1";
    if (!isKnown) return refuse(notFound(request.locale, texts.noCommand));
    const user = handedOver(request, ["engineSession"], body.sid);
    if (!user) return refuse(refusals.handoverRefused(request.locale));
    return ok(signIn(request, user, { method: "engineSession" }));
  },

  registerAccount(request) {
    const { body, now, locale, world } = request;
    const { phone, smsCode, origin, packOrigin = "site", utmTerm = null } = body;
    if (hasAccount(world, phone)) return refuse(refusals.phoneRegistered(locale));
    const password = readNewPassword(body.password, phone);
    if (password === null) return refuse(invalidField(locale, "password", "", texts.weakPassword));
    const judgement = takeSmsCode(world, phone, ["1"], smsCode, now);
    if (judgement !== "right") return refuse(smsCodeRefusal(judgement, locale));
    const user = registerUser(world, { phone, password, origin, packOrigin, utmTerm }, now);
    return ok(signIn(request, user, { method: "registration", utmTerm: body.utmTerm }));
  },
};

function handedOver(
  { world, now }: { world: World; now: number },
  kinds: readonly HandoverKind[],
  id: string,
): UserRow | undefined {
  const userId = takeHandover(world, kinds, id, now);
  return userId === undefined ? undefined : world.table(userTable).get(userId);
}

/** The role of the agent above; none without one. */
function parentRole(world: World, { parentId }: UserRow): UserRow["role"] {
  return parentId === null ? "none" : (world.table(userTable).get(parentId)?.role ?? "none");
}
