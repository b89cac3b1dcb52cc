import type { components, operations } from "../../../src/generated/promoter";
import type { Locale } from "../../../src/platform/locale";
import { shopsOfCustomer } from "../../business/customer-shops";
import { findKey, storeKey } from "../../business/idempotency";
import { nextNumber } from "../../business/numbers";
import { duplicate, keyUsed, notFound } from "../../business/refusals";
import { withUser } from "../../business/session";
import { type ShopRow, shopTable } from "../../business/shops";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import type { Session } from "../../kernel/session";
import type { World } from "../../world/world";
import { withAuthorisation, withCustomer } from "../access";
import { withPartner } from "../partner";
import type { DeviceRow } from "../rows/devices";
import { timeTextOrNull } from "../rules/time-text";
import { devicesOf, deviceTable, firstDeviceId, isNumberInUse, shopOf } from "../state/devices";
import { customerRefusals } from "../texts/refusals";

type Devices =
  | "listDevices"
  | "unbindDevice"
  | "listDeviceShops"
  | "bindDevice"
  | "removeDevice"
  | "createDevice"
  | "listMerchantShops";
type Schemas = components["schemas"];

export const deviceHandlers: Pick<Handlers<operations>, Devices> = {
  listDevices(request) {
    const { query, world } = request;
    return withAuthorisation(request, query.kdUid, ({ customerId }) =>
      ok(
        devicesOf(world, customerId)
          .slice(0, most)
          .map((device) => describeDevice(world, device)),
      ),
    );
  },

  createDevice(request) {
    const { query, headers, world, now, locale } = request;
    return withAuthorisation(request, query.kdUid, ({ customerId }, { userId }) => {
      const { kind, name, deviceNo } = query;
      const key = headers["Idempotency-Key"];
      const scope = `add device ${userId}`;
      const known = findKey(world, scope, key, query);
      if (known.kind === "other") return refuse(keyUsed(locale));
      const before = known.kind === "made" ? world.table(deviceTable).get(Number(known.created)) : undefined;
      if (before) return ok(describeDevice(world, before));
      if (isNumberInUse(world, deviceNo)) return refuse(duplicate(locale, customerRefusals.numberInUse));
      const deviceId = nextNumber(world, "device", firstDeviceId);
      const device = {
        deviceId,
        customerId,
        kind,
        name,
        deviceNo,
        addedAt: now,
        shopId: null,
        boundAt: null,
      };
      storeKey(world, scope, key, query, deviceId);
      return ok(describeDevice(world, world.table(deviceTable).insert(device)));
    });
  },

  bindDevice(request) {
    const { query, world, now, locale } = request;
    return withDevice(request, query.deviceId, (device, shops) => {
      const shop = shops.find(({ shopId }) => shopId === query.shopId);
      if (!shop) return refuse(notFound(locale, customerRefusals.noShop));
      if (device.shopId === shop.shopId) return ok(describeDevice(world, device));
      if (device.shopId !== null) return refuse(duplicate(locale, customerRefusals.boundElsewhere));
      const change = { shopId: shop.shopId, boundAt: now };
      return ok(describeDevice(world, world.table(deviceTable).update(device.deviceId, change)));
    });
  },

  unbindDevice(request) {
    const { query, world } = request;
    return withDevice(request, query.deviceId, (device) => {
      if (device.shopId === null) return ok(describeDevice(world, device));
      const change = { shopId: null, boundAt: null };
      return ok(describeDevice(world, world.table(deviceTable).update(device.deviceId, change)));
    });
  },

  removeDevice(request) {
    const { query, world, locale } = request;
    return withDevice(request, query.deviceId, ({ deviceId, customerId, shopId }) => {
      if (shopId !== null) {
        const msg = customerRefusals.stillBound[locale];
        return refuse({ code: 422, errcode: 45201, msg, key: "" } as const);
      }
      world.table(deviceTable).remove(deviceId);
      return ok({ deviceId, kdUid: customerId });
    });
  },

  listDeviceShops(request) {
    const { query, world } = request;
    return withAuthorisation(request, query.kdUid, (customer) =>
      ok(describeShops(world, shopsOfCustomer(world, customer), customer.customerId)),
    );
  },

  listMerchantShops(request) {
    const { query, world } = request;
    const { kdUid } = query;
    if (kdUid !== undefined)
      return withCustomer(request, kdUid, (customer) =>
        ok(describeShops(world, shopsOfCustomer(world, customer), customer.customerId)),
      );
    return withUser(request, ({ userId }) => {
      const open = world
        .table(shopTable)
        .by("user", userId)
        .filter(({ closedAt }) => closedAt === null);
      return ok(describeShops(world, open, userId));
    });
  },
};

/** Maximum number of devices and shops returned. */
const most = 500;

interface CallContext {
  readonly world: World;
  readonly now: number;
  readonly locale: Locale;
  readonly session: Session;
}

/** Wraps what is done with a device: 404 for an unknown one, 403 without the customer's authorisation. */
function withDevice<Reply>(
  context: CallContext,
  deviceId: number,
  respond: (device: DeviceRow, shops: readonly ShopRow[]) => Reply,
) {
  const { world, locale } = context;
  return withPartner(context, () => {
    const device = world.table(deviceTable).get(deviceId);
    if (!device) return refuse(notFound(locale, customerRefusals.noDevice));
    return withAuthorisation(context, device.customerId, (customer) =>
      respond(device, shopsOfCustomer(world, customer)),
    );
  });
}

function describeDevice(world: World, device: DeviceRow): Schemas["Device"] {
  return {
    deviceId: device.deviceId,
    kdUid: device.customerId,
    kind: device.kind,
    name: device.name,
    deviceNo: device.deviceNo,
    state: device.shopId === null ? "unbound" : "bound",
    shopId: device.shopId,
    shopName: shopOf(world, device)?.name ?? null,
    boundAt: timeTextOrNull(device.boundAt),
  };
}

function describeShops(
  world: World,
  shops: readonly ShopRow[],
  customerId: string,
): Schemas["MerchantShop"][] {
  const devices = devicesOf(world, customerId);
  return shops.slice(0, most).map(({ shopId, name, isMain, address }) => ({
    shopId,
    name,
    isMain,
    address,
    deviceCount: devices.filter((device) => device.shopId === shopId).length,
  }));
}
