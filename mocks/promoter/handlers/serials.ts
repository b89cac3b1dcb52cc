import type { components, operations } from "../../../src/generated/promoter";
import type { Locale } from "../../../src/platform/locale";
import { skuOf } from "../../business/catalogue";
import type { Handlers } from "../../kernel/handlers";
import { ok } from "../../kernel/replies";
import { withPartner } from "../partner";
import type { SerialRow } from "../rows/serials";
import { timeText, timeTextOrNull } from "../rules/time-text";
import { serialState, serialsOf } from "../state/serials";
import { productTitle } from "../texts/customers";

type Schemas = components["schemas"];

export const serialHandlers: Pick<Handlers<operations>, "listSerials" | "sumSerials"> = {
  listSerials(request) {
    const { query, world, now, locale } = request;
    const { currentPage = 1, pageSize = 20, state, productNo } = query;
    return withPartner(request, ({ userId }) => {
      const found = serialsOf(world, userId).filter(
        (serial) =>
          (state === undefined || serialState(serial, now) === state) &&
          (productNo === undefined || serial.productNo === productNo),
      );
      const first = (currentPage - 1) * pageSize;
      const list = found.slice(first, first + pageSize).map((serial) => describeSerial(serial, now, locale));
      return ok({ list, total: found.length });
    });
  },

  sumSerials(request) {
    const { world, now, locale } = request;
    return withPartner(request, ({ userId }) => {
      const serials = serialsOf(world, userId);
      const products = [...new Set(serials.map(({ productNo }) => productNo))].sort();
      return ok(
        products.map((productNo) => {
          const states = serials
            .filter((serial) => serial.productNo === productNo)
            .map((serial) => serialState(serial, now));
          const count = (state: string): number => states.filter((other) => other === state).length;
          const counts = { unused: count("unused"), used: count("used"), expired: count("expired") };
          return { productNo, name: nameOf(productNo, locale), ...counts };
        }),
      );
    });
  },
};

function describeSerial(serial: SerialRow, now: number, locale: Locale): Schemas["Serial"] {
  const { serialNo, productNo, usedFor } = serial;
  return {
    serialNo,
    productNo,
    name: nameOf(productNo, locale),
    state: serialState(serial, now),
    boughtAt: timeText(serial.boughtAt),
    validUntil: timeText(serial.validUntil),
    usedAt: timeTextOrNull(serial.usedAt),
    usedForKdUid: usedFor?.customerId ?? null,
    usedForName: usedFor?.name ?? null,
  };
}

function nameOf(productNo: string, locale: Locale): string {
  const sku = skuOf(productNo);
  return sku ? productTitle(sku)[locale] : productNo;
}
