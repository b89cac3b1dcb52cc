import type { components, operations } from "../../../src/generated/account";
import { serviceOf, skuOf } from "../../business/catalogue";
import { daysLeft, isExpired, licenceState, licenceTable } from "../../business/licences";
import { orderTable } from "../../business/orders";
import { forbidden, invalidField } from "../../business/refusals";
import type { LicenceRow } from "../../business/rows/licences";
import type { UserRow } from "../../business/rows/users";
import { withUser } from "../../business/session";
import type { HandlerRequest, Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import { retained } from "../limits";
import { byExpiry, licenceActions } from "../rules/licence-actions";
import { trialStatus } from "../rules/trial";
import { type GuideRow, guideTable } from "../state";
import { texts } from "../texts";

type Holdings = "getLicenceInfo" | "saveGuideConfig";
type CallContext = Pick<HandlerRequest<unknown>, "world" | "now" | "locale">;

/** What a user holds: licences, the trial, and how far they came in the guides. */
export const holdingHandlers: Pick<Handlers<operations>, Holdings> = {
  getLicenceInfo(request) {
    const { query, now, locale, world } = request;
    return withUser(request, (user) => {
      if (query.userName !== undefined && query.userName !== user.phone)
        return refuse(forbidden(locale, texts.othersLicences));
      const all = world.table(licenceTable).by("user", user.userId);
      const licences = all.filter(
        ({ typeCode }) => query.serviceCode === undefined || typeCode === query.serviceCode,
      );
      const trial = trialStatus(user.trial, all, now);
      return ok({
        licences: licences.toSorted(byExpiry).map((licence) => describe(licence, user, request)),
        trial: trial && {
          activatedAt: rfc3339(trial.activatedAt),
          endsAt: rfc3339(trial.endsAt),
          dataKeptUntil: rfc3339(trial.retainedUntil),
          state: trial.state,
        },
        serverTime: rfc3339(now),
      });
    });
  },

  saveGuideConfig(request) {
    const { body, now, locale, world } = request;
    return withUser(request, ({ userId }) => {
      const guides = world.table(guideTable);
      const known = guides.by("user", userId).map(({ code }) => code);
      const codes = new Set([...known, ...body.guides.map(({ code }) => code)]);
      if (codes.size > retained.guides)
        return refuse(invalidField(locale, "guides", "", texts.tooManyGuides));
      for (const mark of body.guides) {
        const id = `${userId} ${mark.code}`;
        const before = guides.get(id);
        const isFinished = mark.isFinished || before?.isFinished === true;
        const row: GuideRow = { id, userId, ...mark, isFinished, updatedAt: now };
        if (before) guides.update(id, row);
        else guides.insert(row);
      }
      return ok({
        guides: guides.by("user", userId).map(({ code, step, isFinished, updatedAt }) => ({
          code,
          step,
          isFinished,
          updatedAt: rfc3339(updatedAt),
        })),
      });
    });
  },
};

function describe(
  licence: LicenceRow,
  user: UserRow,
  { world, now, locale }: CallContext,
): components["schemas"]["Licence"] {
  const { licenceId, typeCode, productNo, level, serviceType, subscribeType, shopName, expiresAt } = licence;
  const named = level === null ? serviceOf(typeCode) : skuOf(productNo);
  const order = licence.orderId === null ? undefined : world.table(orderTable).get(licence.orderId);
  // What was recorded and never paid has no first day: the contract asks for a time, so it is that of the record.
  const startsAt = licence.startsAt ?? order?.createdAt ?? user.registeredAt;
  return {
    licenceId,
    typeCode,
    name: named?.name[locale] ?? productNo,
    shopName,
    serviceType,
    subscribeType,
    expired: isExpired(licence, now),
    state: licenceState(licence, now),
    versionLevel: level,
    startsAt: rfc3339(startsAt),
    expiresAt: expiresAt === null ? null : rfc3339(expiresAt),
    daysLeft: daysLeft(licence, now),
    stores: { used: licence.storesUsed, included: licence.stores },
    users: { used: licence.usersUsed, included: licence.users },
    actions: licenceActions(licence, now),
  };
}
