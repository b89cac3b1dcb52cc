import type { operations } from "../../../src/generated/promoter";
import type { Locale } from "../../../src/platform/locale";
import { enums } from "../../business/data/enums/all";
import { industries } from "../../business/data/enums/industries";
import type { EnumSource } from "../../business/data/enums/named";
import type { Handlers } from "../../kernel/handlers";
import { ok } from "../../kernel/replies";
import { withPartner } from "../partner";
import { giveUpReasons } from "../texts/customers";

type Choices = "listEnumGroups" | "listGiveUpReasons" | "listIndustries";

/** Lists of codes to choose from. */
export const choiceHandlers: Pick<Handlers<operations>, Choices> = {
  listEnumGroups({ locale }) {
    return ok(Object.entries(enums).map(([typeID, values]) => ({ typeID, values: namedIn(values, locale) })));
  },

  listGiveUpReasons(request) {
    return withPartner(request, () =>
      ok(giveUpReasons.map(({ code, name, needsNote }) => ({ code, name: name[request.locale], needsNote }))),
    );
  },

  listIndustries({ locale }) {
    return ok(namedIn(industries, locale));
  },
};

function namedIn(values: readonly EnumSource[], locale: Locale) {
  return values.map(({ code, name }) => ({ code, name: name[locale] }));
}
