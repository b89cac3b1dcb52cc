import { shopsOfCustomer } from "../../business/customer-shops";
import { customerById } from "../../business/customers";
import type { CustomerRow } from "../../business/rows/customers";
import type { ShopRow } from "../../business/shops";
import { defineTable } from "../../world/define-table";
import type { World } from "../../world/world";
import { sampleDevices } from "../data/devices";
import type { DeviceRow } from "../rows/devices";

export const deviceTable = defineTable("promoter.devices", {
  id: (row: DeviceRow) => row.deviceId,
  indexes: {
    customer: {
      key: (row) => row.customerId,
      order: (left, right) => right.addedAt - left.addedAt || right.deviceId - left.deviceId,
    },
    number: { key: (row) => row.deviceNo.toUpperCase() },
  },
  seed: sampleDevices,
});

/** Above every device of the sample world. */
export const firstDeviceId = 60_001;

/** A customer's devices, the newest first. */
export function devicesOf(world: World, customerId: string): readonly DeviceRow[] {
  return world.table(deviceTable).by("customer", customerId);
}

/** Whether a device number is taken; numbers are case-insensitive. */
export function isNumberInUse(world: World, deviceNo: string): boolean {
  return world.table(deviceTable).by("number", deviceNo.toUpperCase()).length > 0;
}

/** The shop a device is bound to, with its name; undefined while it is bound to none. */
export function shopOf(world: World, { customerId, shopId }: DeviceRow): ShopRow | undefined {
  const customer: CustomerRow | undefined = shopId === null ? undefined : customerById(world, customerId);
  return customer && shopsOfCustomer(world, customer).find((shop) => shop.shopId === shopId);
}
