import type { Variant } from "../../../../src/platform/variant";
import { businessDate } from "../../../../src/rules/dates";
import { durations } from "../../../../src/rules/limits";
import { addDays } from "../../calendar";
import type { CustomerRow } from "../../rows/customers";
import { textIn } from "../global-texts";
import { knownPhones } from "./known";
import { customerRow, held } from "./known-rows";

/** Customers of another promoter, and one without a promoter. */
export function othersCustomers(bookId: string, startedAt: number, variant: Variant): CustomerRow[] {
  const lead = { relation: "lead", registeredAt: null, channel: "visit" } as const;
  const entered = (days: number): Pick<CustomerRow, "since" | "protection"> => {
    const since = startedAt - days * durations.day;
    return { since, protection: { startedAt: since, reason: "entered" } };
  };
  return [
    customerRow(bookId, startedAt, {
      customerId: "104001",
      name: textIn(variant, "老友餐馆"),
      contactName: textIn(variant, "普云生"),
      phone: knownPhones.protected,
      industry: "catering",
      ...lead,
      ...entered(61),
    }),
    customerRow(bookId, startedAt, {
      customerId: "104002",
      name: textIn(variant, "东升玩具批发"),
      contactName: textIn(variant, "徐海波"),
      phone: knownPhones.freeAgain,
      industry: "stationery-toys",
      ...lead,
      ...entered(140),
    }),
    {
      ...customerRow(bookId, startedAt - 500 * durations.day, {
        customerId: "104003",
        name: textIn(variant, "翠湖鲜花批发"),
        contactName: textIn(variant, "沈佳怡"),
        phone: knownPhones.existing,
        industry: "flowers-garden",
        channel: "self",
        held: held(variant, "KDZHJ01-STD", addDays(businessDate(startedAt), 120), {}),
        protection: null,
      }),
      bookId: null,
    },
  ];
}
