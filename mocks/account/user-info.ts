import type { components } from "../../src/generated/account";
import { maskPhone } from "../../src/rules/phone";
import { userStatus } from "../../src/rules/user-type";
import { kdTokenOf } from "../business/kd-token";
import { isExpired, licenceTable } from "../business/licences";
import type { LicenceRow } from "../business/rows/licences";
import type { UserRow } from "../business/rows/users";
import type { Session } from "../kernel/session";
import { rfc3339 } from "../world/clock";
import type { World } from "../world/world";
import { agentVersion } from "./rules/agent-version";

type Schemas = components["schemas"];

/** A user as the session that asks sees them. */
export function userInfo(world: World, session: Session, user: UserRow, now: number): Schemas["UserInfo"] {
  const licences = world.table(licenceTable).by("user", user.userId);
  const { userType, isXHBuyout, isZHJBuyout } = userStatus(
    licences.map((licence) => ({ ...licence, expired: isExpired(licence, now) })),
  );
  return {
    kdUid: user.userId,
    kdToken: kdTokenOf(world, session.token ?? ""),
    phone: user.phone === null ? null : maskPhone(user.phone),
    loginPhone: user.phone,
    userType,
    isXHBuyout,
    isZHJBuyout,
    nickname: user.nickname,
    companyName: user.companyName,
    avatar: user.avatar,
    email: user.email,
    regionCode: user.regionCode,
    address: user.address,
    isMember: isMember(user, licences),
    agentVersion: agentVersion(user.role),
    isMessengerBound: user.openid !== null,
    hasPassword: user.password !== null,
    registeredAt: rfc3339(user.registeredAt),
  };
}

/** Whether there is a licence record, a trial's included. */
export function isMember({ trial }: UserRow, licences: readonly LicenceRow[]): boolean {
  return trial !== null || licences.length > 0;
}
