import { describe, expect, test } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { authorisationTime, authorise, unboundOpenid } from "../../../mocks/business/messenger";
import { userTable } from "../../../mocks/business/users";
import type { TestBackend } from "../../../mocks/node";
import { mallClient } from "../../../src/api/mall/client";
import { unsafeGet } from "../../../src/client/contract-client";
import { dataOf, errorOf, invalidFieldsOf } from "../../support/begin";

import { beginSignedIn } from "../licences/signed-in";

const check = () => mallClient.GET("/ommall/srvmall/payment/wx/openid/verify");
const exchange = (code: string) =>
  mallClient.GET("/ommall/srvmall/wechat/openid", { params: { query: { code } }, ...unsafeGet });

const agree = ({ kernel: { world } }: TestBackend, openid: string = unboundOpenid): string =>
  authorise(world, openid, world.clock.now());

describe("the openid of a payer", () => {
  test("is known once the messenger's code was exchanged", async () => {
    const backend = beginSignedIn(sampleUserIds.payingStandard);
    expect(await dataOf(check())).toEqual({ isExist: false });
    expect(await dataOf(exchange(agree(backend)))).toEqual({ openid: unboundOpenid, isBound: true });
    expect(await dataOf(check())).toEqual({ isExist: true });
  });

  test("is known while the account has one", async () => {
    const { kernel } = beginSignedIn();
    expect(await dataOf(check())).toEqual({ isExist: true });
    kernel.world.table(userTable).update(sampleUserIds.wholesaler, { openid: null });
    expect(await dataOf(check())).toEqual({ isExist: false });
  });

  test("has to be asked for in the scenario openid-unknown", async () => {
    beginSignedIn(sampleUserIds.wholesaler, "scenario:openid-unknown");
    expect(await dataOf(check())).toEqual({ isExist: false });
  });

  test("is returned to a visitor as well, and stored with no user", async () => {
    const backend = beginSignedIn(null);
    expect(await dataOf(exchange(agree(backend)))).toEqual({ openid: unboundOpenid, isBound: false });
    expect(backend.kernel.world.table(userTable).by("openid", unboundOpenid)).toEqual([]);
    expect(await errorOf(check())).toMatchObject({ kind: "signed-out" });
  });

  test("stays with the account that has it already", async () => {
    const backend = beginSignedIn(sampleUserIds.payingStandard);
    const openid = "oX7yQ5-sample-openid-0001";
    expect(await dataOf(exchange(agree(backend, openid)))).toEqual({ openid, isBound: false });
    expect(await dataOf(check())).toEqual({ isExist: false });
  });

  test("that is exchanged again by its own account stays bound", async () => {
    const backend = beginSignedIn();
    const openid = "oX7yQ5-sample-openid-0001";
    expect(await dataOf(exchange(agree(backend, openid)))).toEqual({ openid, isBound: true });
  });

  test("an unknown code, a used one and an old one are refused with 60070", async () => {
    const backend = beginSignedIn();
    expect(await errorOf(exchange("unknown-code-1"))).toMatchObject({
      errcode: 60070,
      serverMessage: "授权码无效或已用过",
    });
    const code = agree(backend);
    await dataOf(exchange(code));
    expect(await errorOf(exchange(code))).toMatchObject({ errcode: 60070 });
    const old = agree(backend);
    await backend.kernel.advance(authorisationTime);
    expect(await errorOf(exchange(old))).toMatchObject({ errcode: 60070 });
  });

  test("a code that cannot be one is invalid", async () => {
    const backend = beginSignedIn();
    expect(Object.keys(await invalidFieldsOf(backend, exchange("short")))).toEqual(["code"]);
  });
});
