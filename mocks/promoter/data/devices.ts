import type { Variant } from "../../../src/platform/variant";
import { durations } from "../../../src/rules/limits";
import { describedShops } from "../../business/customer-shops";
import { customerTable } from "../../business/customers";
import { knownCustomerIds } from "../../business/data/customers/known";
import { type SampleText, textIn } from "../../business/data/global-texts";
import type { CustomerRow } from "../../business/rows/customers";
import type { SeedContext } from "../../world/types";
import type { DeviceKind, DeviceRow } from "../rows/devices";

/** Devices of the contract's examples: a printer in the main shop and an unbound scanner. */
export const knownDeviceIds = { bound: 7101, unbound: 7102 } as const;

interface Model {
  readonly kind: DeviceKind;
  readonly name: SampleText;
  readonly number: string;
}

const models: readonly Model[] = [
  { kind: "printer", name: "小票打印机", number: "PRT-58" },
  { kind: "till", name: "收银机", number: "TIL-15" },
  { kind: "scanner", name: "扫码枪", number: "SCN-2D" },
  { kind: "scale", name: "电子秤", number: "SCL-30" },
  { kind: "printer", name: "标签打印机", number: "PRT-80" },
];

const anyPrinter: Model = { kind: "printer", name: "打印机", number: "PRT" };

/** Customers with help access whose devices are generated. */
const customersWithDevices = 600;

/** Two known devices, and one to three of the customers who authorised a promoter; the last of three is not bound. */
export function sampleDevices({ startedAt, variant, rowsOf }: SeedContext): DeviceRow[] {
  const customers = rowsOf(customerTable).filter(
    ({ authorisedAt, relation, customerId }) =>
      authorisedAt !== null && relation === "customer" && customerId !== knownCustomerIds.dueThisMonth,
  );
  return [
    ...knownDevices(startedAt, variant),
    ...customers
      .slice(0, customersWithDevices)
      .flatMap((customer, index) => devicesOf(customer, index, variant)),
  ];
}

function devicesOf(customer: CustomerRow, place: number, variant: Variant): DeviceRow[] {
  const { customerId, authorisedAt } = customer;
  const shops = describedShops(customer, variant);
  return Array.from({ length: 1 + (place % 3) }, (_, index): DeviceRow => {
    const model = models[(place + index) % models.length] ?? anyPrinter;
    const addedAt = (authorisedAt ?? 0) + index * 5 * durations.minute;
    const shop = index < 2 ? shops[index % Math.max(shops.length, 1)] : undefined;
    return {
      deviceId: 20_001 + place * 3 + index,
      customerId,
      kind: model.kind,
      name: textIn(variant, model.name),
      deviceNo: `${model.number}-${String(2000 + place * 3 + index)}`,
      addedAt,
      shopId: shop?.shopId ?? null,
      boundAt: shop ? addedAt + durations.minute : null,
    };
  });
}

function knownDevices(startedAt: number, variant: Variant): DeviceRow[] {
  const boundAt = startedAt - 355 * durations.day;
  const known = { customerId: knownCustomerIds.dueThisMonth };
  return [
    {
      ...known,
      deviceId: knownDeviceIds.bound,
      kind: "printer",
      name: textIn(variant, "厨房打印机"),
      deviceNo: "PRT-58-0031",
      addedAt: boundAt - durations.minute,
      shopId: 5201,
      boundAt,
    },
    {
      ...known,
      deviceId: knownDeviceIds.unbound,
      kind: "scanner",
      name: textIn(variant, "备用扫码枪"),
      deviceNo: "SCN-2D-1180",
      addedAt: startedAt - 40 * durations.day,
      shopId: null,
      boundAt: null,
    },
  ];
}
