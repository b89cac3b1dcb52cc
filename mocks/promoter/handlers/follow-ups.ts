import type { operations } from "../../../src/generated/promoter";
import { isTooOften } from "../../business/attempts";
import { customerTable } from "../../business/customers";
import { findKey, storeKey } from "../../business/idempotency";
import { keyUsed, tooOften } from "../../business/refusals";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { withCustomer } from "../access";
import { allowed } from "../rules/allowances";
import { nextFollowUp } from "../rules/next-follow-up";
import { timeTextOrNull } from "../rules/time-text";
import { addFollowUp, followUpTable } from "../state/follow-ups";
import { describeFollowUp, historyOf } from "../state/history";

type FollowUps = "listFollowUps" | "addFollowUp";

export const followUpHandlers: Pick<Handlers<operations>, FollowUps> = {
  listFollowUps(request) {
    const { path, world, locale } = request;
    return withCustomer(request, path.kdUid, (customer) => {
      const history = historyOf(world, customer, locale);
      return ok({
        nextFollowUpAt: timeTextOrNull(customer.nextFollowUpAt),
        list: history.slice(0, maximumListSize),
        total: history.length,
      });
    });
  },

  addFollowUp(request) {
    const { body, headers, world, now, locale } = request;
    return withCustomer(request, body.kdUid, (customer, { userId }) => {
      const key = headers["Idempotency-Key"];
      const scope = `add follow-up ${userId}`;
      const known = findKey(world, scope, key, body);
      if (known.kind === "other") return refuse(keyUsed(locale));
      const before =
        known.kind === "made" ? world.table(followUpTable).get(Number(known.created)) : undefined;
      if (before) return ok(describeFollowUp(world, before, locale));
      if (isTooOften(world, `follow-up ${userId}`, allowed.followUps)) return refuse(tooOften(locale));
      const { purchaseIntention, followUpNote } = body;
      const nextFollowUpAt = nextFollowUp(body.nextDate, body.nextTime);
      const followUp = addFollowUp(world, customer, {
        kind: "note",
        at: now,
        text: followUpNote,
        detail: "",
        authorId: userId,
        purchaseIntention,
        nextFollowUpAt,
        about: null,
      });
      world.table(customerTable).update(customer.customerId, {
        purchaseIntention,
        lastNote: followUpNote,
        lastFollowUpAt: now,
        nextFollowUpAt,
        protection: { startedAt: now, reason: "followUp" },
      });
      storeKey(world, scope, key, body, followUp.followUpId);
      return ok(describeFollowUp(world, followUp, locale));
    });
  },
};

/** Maximum number of entries of a history; `total` counts all. */
const maximumListSize = 500;
