import type { Variant } from "../../../src/platform/variant";
import { durations } from "../../../src/rules/limits";
import { type SampleText, textIn } from "../../business/data/global-texts";
import { sampleUserIds as ids, sampleAgent } from "../../business/data/users";
import { defineTable } from "../../world/define-table";
import type { World } from "../../world/world";

/** A contact person for orders, of one account. */
export interface ContactRow {
  readonly contactId: number;
  readonly userId: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly address: string | null;
  /** At most one of an account. */
  readonly isDefault: boolean;
  readonly updatedAt: number;
}

export const contactTable = defineTable("mall.contacts", {
  id: (row: ContactRow) => row.contactId,
  indexes: {
    user: {
      key: (row) => row.userId,
      // Numbers are counted up, so the highest is the newest.
      order: (left, right) =>
        Number(right.isDefault) - Number(left.isDefault) || right.contactId - left.contactId,
    },
  },
  seed: ({ startedAt, variant }) => sampleContacts(startedAt, variant),
});

/** Above every contact person of the sample world. */
export const firstContactId = 41;

/** A contact person of an account; undefined for an unknown or another user's. */
export function contactOf(world: World, userId: string, contactId: number): ContactRow | undefined {
  const contact = world.table(contactTable).get(contactId);
  return contact?.userId === userId ? contact : undefined;
}

function sampleContacts(startedAt: number, variant: Variant): ContactRow[] {
  const agent = sampleAgent(variant);
  const contact = (
    contactId: number,
    userId: string,
    [name, phone]: readonly [string, string],
    facts: Partial<ContactRow> = {},
  ): ContactRow => ({
    contactId,
    userId,
    name,
    phone,
    email: null,
    address: null,
    isDefault: true,
    updatedAt: startedAt - contactId * durations.day,
    ...facts,
  });
  const text = (chinese: SampleText): string => textIn(variant, chinese);
  return [
    contact(21, ids.wholesaler, [text("周芳"), "13900008820"]),
    contact(22, ids.wholesaler, [text("吴永兴"), "13500009027"], {
      email: text("yongxing@shop.example"),
      address: text("义乌市篁园路88号"),
      isDefault: false,
    }),
    contact(23, ids.payingStandard, [text("顺发"), "13800131237"]),
    contact(24, ids.payingProfessional, [text("百盛"), "13800131238"], {
      email: text("baisheng@shop.example"),
    }),
    contact(25, ids.dueNextMonth, [text("和美"), "13800131239"]),
    contact(26, ids.dueThisMonth, [text("晨光"), "13800131240"]),
    contact(27, ids.expired, [text("老陈"), "13800131241"]),
    contact(28, ids.buyout, [text("广源"), "13800131242"]),
    contact(29, ids.retailer, [text("喜乐"), "13800131250"]),
    contact(30, agent.userId, [agent.name, agent.phone]),
    contact(31, ids.trialDayThree, [text("和顺"), "13800131234"]),
  ];
}
