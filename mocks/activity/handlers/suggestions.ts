import type { operations } from "../../../src/generated/activity";
import { enums } from "../../business/data/enums/all";
import { nextNumber } from "../../business/numbers";
import { suggestionAllowance, suggestionTable } from "../../business/suggestions";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import { refusal, suggestionTexts } from "../texts/refusals";

/** Suggestions of visitors and customers. */
export const suggestionHandlers: Pick<Handlers<operations>, "addSuggestion"> = {
  addSuggestion({ body, now, locale, world, session }) {
    const { kind, content, phone = null } = body;
    if (!enums["suggestion-kind"]?.some(({ code }) => code === kind))
      return refuse(refusal(50402, locale, suggestionTexts.unknownKind));
    const sender = session.userId ?? "visitor";
    const { remaining } = suggestionAllowance(world, sender, now);
    if (remaining === 0) return refuse(refusal(50401, locale, suggestionTexts.threeToday));
    const id = nextNumber(world, "suggestion", 7104);
    world.table(suggestionTable).insert({ id, sender, kind, content, phone, sentAt: now });
    return ok({ id, createdAt: rfc3339(now), remainingToday: remaining - 1 });
  },
};
