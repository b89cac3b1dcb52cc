import type { operations } from "../../../src/generated/promoter";
import { customerTable } from "../../business/customers";
import type { Handlers } from "../../kernel/handlers";
import { ok } from "../../kernel/replies";
import { withCustomer } from "../access";
import { withPartner } from "../partner";
import { labelUses, storeLabels, usedLabelNames } from "../state/labels";
import { labelChoices } from "../texts/customers";

type Labels =
  | "listLabels"
  | "saveCustomerLabels"
  | "listCustomerLabels"
  | "listLabelChoices"
  | "listLabelNames";

/** Maximum number of labels returned at once, and of suggestions. */
const most = { labels: 1000, names: 20 } as const;

export const labelHandlers: Pick<Handlers<operations>, Labels> = {
  listLabels(request) {
    const { world, now } = request;
    return withPartner(request, ({ userId }) => ok(labelUses(world, userId, now).slice(0, most.labels)));
  },

  saveCustomerLabels(request) {
    const { body, world } = request;
    return withCustomer(request, body.kdUid, ({ customerId }, { userId }) => {
      const { labels } = body;
      storeLabels(world, userId, labels);
      world.table(customerTable).update(customerId, { labels });
      return ok({ kdUid: customerId, labels });
    });
  },

  listCustomerLabels(request) {
    return withCustomer(request, request.path.kdUid, ({ customerId, labels }) =>
      ok({ kdUid: customerId, labels: [...labels] }),
    );
  },

  listLabelChoices(request) {
    return withPartner(request, () =>
      ok(labelChoices.map(({ code, name, group }) => ({ code, name: name[request.locale], group }))),
    );
  },

  listLabelNames(request) {
    const { query, world, now } = request;
    const typed = (query.keyword ?? "").trimStart().toLowerCase();
    return withPartner(request, ({ userId }) =>
      ok(
        usedLabelNames(world, userId, now)
          .filter((name) => name.toLowerCase().startsWith(typed))
          .slice(0, most.names),
      ),
    );
  },
};
