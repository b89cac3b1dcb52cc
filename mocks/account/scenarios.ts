import { recordAttempt } from "../business/attempts";
import { sampleUserIds } from "../business/data/users";
import { boundOpenid, givenAuthorisation, unboundOpenid } from "../business/messenger";
import type { Preparation } from "../kernel/group";
import { endSessions, persistentSession, sessions, signInPersistent } from "../kernel/session";
import type { World } from "../world/world";
import { giveHandover } from "./handovers";
import { allowed, passwordsWithoutPicture } from "./limits";
import { recordWrongPassword } from "./login-proof";
import { phoneBehaviourTable } from "./scenes";
import { outageTable } from "./state";

/** The phone of the sign-in scenarios: the wholesaler's. */
const phone = "13500009027";

/** Sign-in and session states worth seeing. */
export const accountScenarios: Readonly<Record<string, Preparation>> = {
  "sms-gateway-down": {
    sentence: "No SMS leaves: every code asked for is refused with 20023.",
    prepare: (world) => void world.table(outageTable).insert({ service: "sms" }),
  },
  "captcha-down": {
    sentence: "No picture can be made (20014); sums still can.",
    prepare: (world) => void world.table(outageTable).insert({ service: "captcha" }),
  },
  "locked-out": {
    sentence: `Five wrong tries were made with ${phone} just now: the next ones are refused for three minutes.`,
    prepare(world) {
      for (let tries = 0; tries < allowed.wrongLogins; tries++)
        recordAttempt(world, `login ${phone}`, allowed.wrongLogins);
    },
  },
  "picture-due": {
    sentence: `Three wrong passwords were tried with ${phone}: the next login asks for a picture.`,
    prepare(world) {
      for (let tries = 0; tries < passwordsWithoutPicture; tries++) recordWrongPassword(world, phone);
    },
  },
  "session-expired": {
    sentence: "The session is thirty days old and over: pages find out at their first call.",
    prepare(world) {
      const { token } = status(world);
      world.table(sessions).update(token, { expiresAt: world.startedAt });
    },
  },
  "signed-out-elsewhere": {
    sentence: "The password was reset on another device, which ended this session.",
    prepare: (world) => endSessions(world, status(world).userId),
  },
  "scan-confirmed": {
    sentence:
      "The wholesaler scans every QR code after three seconds and confirms after six: the login goes through.",
    prepare: (world) =>
      void world.table(phoneBehaviourTable).insert({ id: "habit", openid: boundOpenid, decision: "confirm" }),
  },
  "scan-unbound": {
    sentence: "Somebody without an account scans and confirms every QR code: a phone has to be tied.",
    prepare: (world) =>
      void world
        .table(phoneBehaviourTable)
        .insert({ id: "habit", openid: unboundOpenid, decision: "confirm" }),
  },
  "scan-cancelled": {
    sentence: "Every QR code is scanned and then declined on the phone.",
    prepare: (world) =>
      void world.table(phoneBehaviourTable).insert({ id: "habit", openid: boundOpenid, decision: "cancel" }),
  },
  "handovers-waiting": {
    sentence: "What phones and the product hand over in the contract's examples is there and not used yet.",
    prepare(world) {
      const { wholesaler } = sampleUserIds;
      const now = world.startedAt;
      giveHandover(world, "engineSession", wholesaler, now, "sid-4fQ9b2Lx7Tq0Wm3Z");
      giveHandover(world, "linkToken", wholesaler, now, "lt-6nBv3Kq9Xw2Zt8Ce");
      giveHandover(world, "bindTicket", unboundOpenid, now, "bt-2pX8sVd0Qe5Rk1Ua");
      givenAuthorisation(world, "011Ab2Ga1cD3ef0kX4Ha1", boundOpenid, now);
    },
  },
};

/** The current session; signs the wholesaler in where there is none. */
function status(world: World) {
  const token = world.table(persistentSession).get("standing")?.token;
  const row = world.table(sessions).get(token ?? signInPersistent(world, sampleUserIds.wholesaler));
  if (!row) throw new Error("Nobody is signed in.");
  return row;
}
