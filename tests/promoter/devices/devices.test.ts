import { describe, expect, test } from "vitest";
import { deviceTable } from "../../../mocks/promoter/state/devices";
import { promoterClient } from "../../../src/api/promoter/client";
import { unsafeGet } from "../../../src/client/contract-client";
import { dataOf, errorOf } from "../../support/begin";
import { beginAs, codesOf, devices } from "../customers/calls";

const mch = "/ommall/srvmall/promoter/mch";
const mine = "100388";

const shops = (kdUid: string) =>
  dataOf(promoterClient.GET(`${mch}/device/shoplist`, { params: { query: { kdUid } } }));
const bind = (deviceId: number, shopId: number) =>
  dataOf(promoterClient.GET(`${mch}/device/bind`, { params: { query: { deviceId, shopId } }, ...unsafeGet }));
const unbind = (deviceId: number) =>
  dataOf(promoterClient.GET(`${mch}/device/unbind`, { params: { query: { deviceId } }, ...unsafeGet }));
const remove = (deviceId: number) =>
  dataOf(promoterClient.GET(`${mch}/device/remove`, { params: { query: { deviceId } }, ...unsafeGet }));
const createCall = (deviceNo: string, key?: string) =>
  promoterClient.GET(`${mch}/device/create`, {
    params: {
      query: { kdUid: mine, kind: "scale", name: "电子秤", deviceNo },
      ...(key !== undefined && { header: { "Idempotency-Key": key } }),
    },
    ...unsafeGet,
  });
const create = (deviceNo: string, key?: string) => dataOf(createCall(deviceNo, key));
const counts = async () => (await shops(mine)).map(({ deviceCount }) => deviceCount);

describe("a device", () => {
  test("that is added is unbound and the newest of the list", async () => {
    beginAs("promoter");
    const device = await create("SCL-30-7777");
    expect(device).toMatchObject({
      kdUid: mine,
      kind: "scale",
      state: "unbound",
      shopId: null,
      boundAt: null,
    });
    expect((await devices(mine)).map(({ deviceId }) => deviceId)).toEqual([device.deviceId, 7102, 7101]);
  });

  test("that is sent again under its key is added once, and the key is good for no other", async () => {
    beginAs("promoter");
    const device = await create("SCL-30-7777", "device-key-0001");
    expect(await create("SCL-30-7777", "device-key-0001")).toEqual(device);
    expect(await devices(mine)).toHaveLength(3);
    expect(await errorOf(createCall("SCL-30-7778", "device-key-0001"))).toMatchObject({ code: 409 });
  });

  test("is bound to a shop of the customer and counts there", async () => {
    beginAs("promoter");
    expect(await counts()).toEqual([1, 0]);
    expect(await bind(7102, 5202)).toMatchObject({
      state: "bound",
      shopName: "和顺小吃店二店",
      boundAt: "2026-11-21T10:32:00+08:00",
    });
    expect(await counts()).toEqual([1, 1]);
  });

  test("bound to the same shop again stays as it was", async () => {
    const { kernel } = beginAs("promoter");
    const first = await bind(7102, 5202);
    await kernel.advance(3_600_000);
    expect(await bind(7102, 5202)).toEqual(first);
  });

  test("bound to one shop is not bound to another before it is unbound", async () => {
    beginAs("promoter");
    expect(await codesOf({ path: `${mch}/device/bind?deviceId=7101&shopId=5202` })).toEqual([409, 40900]);
    expect(await unbind(7101)).toMatchObject({
      state: "unbound",
      shopId: null,
      shopName: null,
      boundAt: null,
    });
    expect(await unbind(7101)).toMatchObject({ state: "unbound" });
    expect((await bind(7101, 5202)).shopId).toBe(5202);
  });

  test("is bound to no shop of somebody else", async () => {
    beginAs("promoter");
    expect(await codesOf({ path: `${mch}/device/bind?deviceId=7102&shopId=301` })).toEqual([404, 40400]);
  });

  test("is removed once it is unbound, and its number is free again", async () => {
    beginAs("promoter");
    expect(await codesOf({ path: `${mch}/device/remove?deviceId=7101` })).toEqual([422, 45201]);
    await unbind(7101);
    expect(await remove(7101)).toEqual({ deviceId: 7101, kdUid: mine });
    expect(await codesOf({ path: `${mch}/device/remove?deviceId=7101` })).toEqual([404, 40400]);
    expect((await create("PRT-58-0031")).deviceId).not.toBe(7101);
  });

  test("has a number no other device has, whoever's it is", async () => {
    const { kernel } = beginAs("promoter");
    const all = kernel.world.table(deviceTable).all();
    expect(new Set(all.map(({ deviceNo }) => deviceNo.toUpperCase())).size).toBe(all.length);
    const [first] = all.filter(({ customerId }) => customerId !== mine);
    const path = `${mch}/device/create?kdUid=${mine}&kind=scale&name=x&deviceNo=${first?.deviceNo.toLowerCase()}`;
    expect(await codesOf({ path })).toEqual([409, 40900]);
  });
});

describe("shops", () => {
  test("of a customer come with the main one first, and bound devices have one of them", async () => {
    beginAs("promoter");
    const own = await shops(mine);
    expect(own.map(({ isMain }) => isMain)).toEqual([true, false]);
    const places = new Set(own.map(({ shopId }) => shopId));
    for (const { shopId } of await devices(mine)) if (shopId !== null) expect(places).toContain(shopId);
  });

  test("of one's own account are those that are open", async () => {
    beginAs("wholesaler");
    const own = await dataOf(
      promoterClient.GET("/ommall/srvmall/webzhj/shop/list", { params: { query: {} } }),
    );
    expect(own.map(({ name, isMain }) => [name, isMain])).toEqual([
      ["永兴日杂批发", true],
      ["永兴二店", false],
    ]);
  });

  test("of a lead are none", async () => {
    beginAs("promoter");
    const query = { kdUid: "100501" };
    expect(
      await dataOf(promoterClient.GET("/ommall/srvmall/webzhj/shop/list", { params: { query } })),
    ).toEqual([]);
  });
});
