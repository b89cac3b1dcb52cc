import { describe, expect, test } from "vitest";
import { knownCustomerIds, knownPhones } from "../../../mocks/business/data/customers/known";
import { contractPath } from "../../../scripts/contracts/groups";
import { loadContract } from "../../../scripts/contracts/load";
import { findOperations, list, record, text } from "../../../scripts/contracts/operations";
import { setCurrentLocale } from "../../../src/platform/current-locale";
import { locales } from "../../../src/platform/locale";
import { projectRoot } from "../../support/project-copy";
import { beginAs, type Call, expectOnlyRequestsBroken, send } from "./calls";

const mch = "/ommall/srvmall/promoter/mch";
const promotion = "/ommall/ppromotion/promoter";
const mine = knownCustomerIds.dueThisMonth;
const phoneOfMine = "13908718820";
const other = "104001";
const unknown = "999999";

const lead = (phone: string) => ({
  path: `${mch}/input`,
  body: { phone, purchaseIntention: "high", followUpNote: "想看演示" },
});
const keyed = (call: Call): Call => ({ ...call, headers: { "idempotency-key": "wish-0001" } });
const followUp = (kdUid: string): Call => ({
  path: `${mch}/add/followrecord`,
  body: { kdUid, purchaseIntention: "high", followUpNote: "再联系" },
});
const activation = (phone: string, product = "KDZHJ01-PRO", terms = "&terms=true"): Call => ({
  path: `${promotion}/active?customerMobile=${phone}&services=${product}${terms}`,
});
const verification = (phone: string, product = "KDZHJ01-PRO"): Call => ({
  path: `${promotion}/active/verify?customerMobile=${phone}&services=${product}`,
});
const newDevice = (kdUid: string, number: string): Call => ({
  path: `${mch}/device/create?kdUid=${kdUid}&kind=scanner&name=scanner&deviceNo=${number}`,
});

/** A call that succeeds, for every operation of customers, devices and activation. */
const successes: Readonly<Record<string, Call>> = {
  listCustomers: { path: `${mch}/list`, body: { page: 1, rows: 20 } },
  searchCustomer: { path: `${mch}/info`, body: { phone: phoneOfMine } },
  getAuthorisationQrCode: { path: `${mch}/authqrcode?kdUid=${mine}` },
  listCustomerServices: { path: `${mch}/service?kdUid=${mine}` },
  listDevices: { path: `${mch}/device?kdUid=${mine}` },
  unbindDevice: { path: `${mch}/device/unbind?deviceId=7101` },
  listDeviceShops: { path: `${mch}/device/shoplist?kdUid=${mine}` },
  bindDevice: { path: `${mch}/device/bind?deviceId=7102&shopId=5202` },
  removeDevice: { path: `${mch}/device/remove?deviceId=7102` },
  createDevice: newDevice(mine, "SCN-2D-9001"),
  getApplyUrl: { path: `${mch}/applyurl?purpose=renew&kdUid=${mine}&channel=chat` },
  getAuthorisationUrl: { path: `${mch}/authurl?kdUid=${mine}` },
  listEnumGroups: { path: "/ommall/om/sysenum/list" },
  listMerchantShops: { path: "/ommall/srvmall/webzhj/shop/list" },
  getCustomer: { path: `${mch}/detail/basic/${mine}` },
  listFollowUps: { path: `${mch}/detail/followrecord/${mine}` },
  listLabels: { path: `${mch}/label` },
  saveCustomerLabels: { path: `${mch}/label`, body: { kdUid: mine, labels: ["爱打电话"] } },
  listCustomerLabels: { path: `${mch}/label/${mine}` },
  addFollowUp: followUp(mine),
  listLabelChoices: { path: `${mch}/label/enum` },
  listGiveUpReasons: { path: `${mch}/giveup/enum` },
  listLabelNames: { path: `${mch}/labelname/list?keyword=%E7%88%B1` },
  giveUpCustomer: { path: `${mch}/giveup`, body: { kdUid: mine, reason: "closed" } },
  listIndustries: { path: "/ommall/srvmall/promoter/industry/enum" },
  enterLead: lead("13700004417"),
  listSerials: { path: `${promotion}/seriallist?state=unused` },
  verifyActivation: verification(phoneOfMine),
  getCustomerDaysRemaining: { path: `${promotion}/customer/day/remaining?kdUid=${mine}` },
  sumSerials: { path: `${promotion}/serialsum` },
  activateServices: activation(phoneOfMine),
};

interface Refusal {
  /** The last one is refused. */
  readonly calls: readonly Call[];
  readonly field?: string;
  readonly key?: string;
  readonly scenario?: string;
}

const times = (count: number, call: (index: number) => Call): Call[] =>
  Array.from({ length: count }, (_, index) => call(index));

/** What is refused because of the customer: unknown, and another promoter's. */
const byCustomer = (operationId: string, path: (kdUid: string) => Call): Record<string, Refusal> => ({
  [`${operationId} 404`]: { calls: [path(unknown)] },
  [`${operationId} 403`]: { calls: [path(other)] },
});

const get = (path: string) => (kdUid: string) => ({ path: `${path}${kdUid}` });

/** For every documented refusal but being logged out the calls that reach it. */
const refusals: Readonly<Record<string, Refusal>> = {
  "listCustomers 400": { calls: [{ path: `${mch}/list`, body: { page: 1, rows: 10_001 } }], field: "rows" },
  "searchCustomer 400": {
    calls: [{ path: `${mch}/info`, body: { phone: "12345" } }],
    field: "phone",
    key: "phone.correct",
  },
  "searchCustomer 429": {
    calls: times(31, (index) => ({ path: `${mch}/info`, body: { phone: `137000044${10 + index}` } })),
  },
  ...byCustomer("getAuthorisationQrCode", get(`${mch}/authqrcode?kdUid=`)),
  "getAuthorisationQrCode 400": { calls: [{ path: `${mch}/authqrcode` }], field: "kdUid" },
  ...byCustomer("listCustomerServices", get(`${mch}/service?kdUid=`)),
  "listCustomerServices 400": { calls: [{ path: `${mch}/service?kdUid=a-b` }], field: "kdUid" },
  ...byCustomer("listDevices", get(`${mch}/device?kdUid=`)),
  "listDevices 400": { calls: [{ path: `${mch}/device` }], field: "kdUid" },
  "unbindDevice 403": { calls: [successes["unbindDevice"] ?? { path: "" }], scenario: "not-authorised" },
  "unbindDevice 404": { calls: [{ path: `${mch}/device/unbind?deviceId=1` }] },
  "unbindDevice 400": { calls: [{ path: `${mch}/device/unbind` }], field: "deviceId" },
  ...byCustomer("listDeviceShops", get(`${mch}/device/shoplist?kdUid=`)),
  "listDeviceShops 400": { calls: [{ path: `${mch}/device/shoplist` }], field: "kdUid" },
  "bindDevice 403": { calls: [successes["bindDevice"] ?? { path: "" }], scenario: "not-authorised" },
  "bindDevice 404": { calls: [{ path: `${mch}/device/bind?deviceId=7102&shopId=301` }] },
  "bindDevice 409": {
    calls: [{ path: `${mch}/device/bind?deviceId=7102&shopId=5201` }],
    scenario: "device-bound",
  },
  "bindDevice 400": { calls: [{ path: `${mch}/device/bind?deviceId=7102` }], field: "shopId" },
  "removeDevice 403": { calls: [successes["removeDevice"] ?? { path: "" }], scenario: "not-authorised" },
  "removeDevice 404": { calls: times(2, () => ({ path: `${mch}/device/remove?deviceId=7102` })) },
  "removeDevice 422": { calls: [{ path: `${mch}/device/remove?deviceId=7101` }] },
  "removeDevice 400": { calls: [{ path: `${mch}/device/remove` }], field: "deviceId" },
  ...byCustomer("createDevice", (kdUid) => newDevice(kdUid, "SCN-2D-9001")),
  "createDevice 409": { calls: [newDevice(mine, "scn-2d-1180")] },
  "createDevice 400": {
    calls: [{ path: `${mch}/device/create?kdUid=${mine}&kind=scanner&deviceNo=SCN-1` }],
    field: "name",
  },
  ...byCustomer("getApplyUrl", get(`${mch}/applyurl?purpose=renew&kdUid=`)),
  "getApplyUrl 400": { calls: [{ path: `${mch}/applyurl?purpose=renew` }], field: "kdUid" },
  ...byCustomer("getAuthorisationUrl", get(`${mch}/authurl?kdUid=`)),
  "getAuthorisationUrl 400": { calls: [{ path: `${mch}/authurl` }], field: "kdUid" },
  ...byCustomer("listMerchantShops", get("/ommall/srvmall/webzhj/shop/list?kdUid=")),
  "listMerchantShops 400": { calls: [{ path: "/ommall/srvmall/webzhj/shop/list?kdUid=" }], field: "kdUid" },
  ...byCustomer("getCustomer", get(`${mch}/detail/basic/`)),
  "getCustomer 400": { calls: [{ path: `${mch}/detail/basic/a-b` }], field: "kdUid" },
  ...byCustomer("listFollowUps", get(`${mch}/detail/followrecord/`)),
  "listFollowUps 400": { calls: [{ path: `${mch}/detail/followrecord/a-b` }], field: "kdUid" },
  ...byCustomer("saveCustomerLabels", (kdUid) => ({ path: `${mch}/label`, body: { kdUid, labels: [] } })),
  "saveCustomerLabels 400": {
    calls: [
      {
        path: `${mch}/label`,
        body: { kdUid: mine, labels: Array.from({ length: 21 }, (_, index) => `${index}`) },
      },
    ],
    field: "labels",
  },
  ...byCustomer("listCustomerLabels", get(`${mch}/label/`)),
  "listCustomerLabels 400": { calls: [{ path: `${mch}/label/a-b` }], field: "kdUid" },
  ...byCustomer("addFollowUp", followUp),
  "addFollowUp 400": {
    calls: [{ path: `${mch}/add/followrecord`, body: { kdUid: mine, purchaseIntention: "high" } }],
    field: "followUpNote",
    key: "lead.required",
  },
  "addFollowUp 409": { calls: [keyed(followUp(mine)), keyed(followUp("100412"))] },
  "addFollowUp 429": { calls: times(61, () => followUp(mine)) },
  "listLabelNames 400": {
    calls: [{ path: `${mch}/labelname/list?keyword=${"a".repeat(65)}` }],
    field: "keyword",
  },
  ...byCustomer("giveUpCustomer", (kdUid) => ({ path: `${mch}/giveup`, body: { kdUid, reason: "closed" } })),
  "giveUpCustomer 409": {
    calls: times(2, () => ({ path: `${mch}/giveup`, body: { kdUid: mine, reason: "closed" } })),
  },
  "giveUpCustomer 422": {
    calls: [{ path: `${mch}/giveup`, body: { kdUid: mine, isUndo: true } }],
    scenario: "given-up-for-good",
  },
  "giveUpCustomer 400": {
    calls: [{ path: `${mch}/giveup`, body: { kdUid: mine } }],
    field: "reason",
    key: "lead.reasonMissing",
  },
  "enterLead 422": { calls: [lead(knownPhones.protected)] },
  "enterLead 409": { calls: [lead(phoneOfMine)] },
  "enterLead 429": { calls: times(31, (index) => lead(`137000044${10 + index}`)) },
  "enterLead 400": {
    calls: [{ path: `${mch}/input`, body: { phone: "13700004417", followUpNote: "想看" } }],
    field: "purchaseIntention",
    key: "lead.required",
  },
  "listSerials 400": { calls: [{ path: `${promotion}/seriallist?state=lost` }], field: "state" },
  "verifyActivation 403": { calls: [verification(knownPhones.existing)] },
  "verifyActivation 404": { calls: [verification("13700004417")] },
  "verifyActivation 422": { calls: [verification(phoneOfMine, "KDZHJ01-MAX")] },
  "verifyActivation 400": {
    calls: [{ path: `${promotion}/active/verify?customerMobile=${phoneOfMine}` }],
    field: "services",
    key: "service.missing",
  },
  ...byCustomer("getCustomerDaysRemaining", get(`${promotion}/customer/day/remaining?kdUid=`)),
  "getCustomerDaysRemaining 400": {
    calls: [{ path: `${promotion}/customer/day/remaining` }],
    field: "kdUid",
  },
  "activateServices 403": { calls: [activation(knownPhones.existing)] },
  "activateServices 404": { calls: [activation("13700004417")] },
  "activateServices 409": {
    calls: [keyed(activation(phoneOfMine)), keyed(activation(phoneOfMine, "KDZHJ01-STD"))],
  },
  "activateServices 422": { calls: [activation(phoneOfMine, "ZHJXH-RET")] },
  "activateServices 429": { calls: times(11, () => activation(phoneOfMine, "ZHJXH-RET")) },
  "activateServices 400": {
    calls: [activation(phoneOfMine, "KDZHJ01-PRO", "&terms=false")],
    field: "terms",
    key: "terms.missing",
  },
};

/** Codes of the refusals an operation documents, without being logged out. */
function documented(operation: Record<string, unknown>): number[] {
  const codes = new Map(
    Object.entries({ Invalid: 400, Forbidden: 403, NotFound: 404, Duplicate: 409, TooOften: 429 }),
  );
  const schemas = Object.values(record(operation["responses"])).flatMap((response) =>
    Object.values(record(record(response)["content"])).map((media) => record(record(media)["schema"])),
  );
  return schemas
    .flatMap((schema) => list(schema["oneOf"]))
    .flatMap((branch) => {
      const name = text(record(branch)["$ref"]).split("/").at(-1) ?? "";
      return name.endsWith("Refused") ? [422] : (codes.get(name) ?? []);
    });
}

const contract = loadContract(contractPath(projectRoot, "promoter"), projectRoot);
const operations = findOperations(contract)
  .map(({ operation }) => ({ operationId: text(operation["operationId"]), codes: documented(operation) }))
  .filter(({ operationId }) => Object.hasOwn(successes, operationId));

/** Refused to users without a role; those that require nothing else can be refused in no other way. */
const forOthers = Object.keys(successes).filter(
  (id) => !["listEnumGroups", "listIndustries", "listMerchantShops"].includes(id),
);

test("every documented refusal has its calls here", () => {
  const wanted = operations.flatMap(({ operationId, codes }) =>
    codes.map((code) => `${operationId} ${code}`),
  );
  const here = [...Object.keys(refusals), ...forOthers.map((id) => `${id} 403`)];
  expect(operations).toHaveLength(Object.keys(successes).length);
  expect([...new Set(here)].sort()).toEqual([...wanted].sort());
});

test.each(Object.entries(successes))("%s succeeds within its contract", async (operationId, call) => {
  const { kernel } = beginAs("promoter");
  expect(await send(call)).toMatchObject({ success: true, code: 200, errcode: 0 });
  expect(kernel.exchanges.map((exchange) => exchange.operationId)).toEqual([operationId]);
});

test.each(Object.entries(successes))("%s leaves a world that undoing makes as it was", async (_, call) => {
  const { kernel } = beginAs("promoter");
  const before = kernel.world.netChanges();
  const first = await send(call);
  await kernel.jump(0);
  expect(kernel.world.netChanges()).toEqual(before);
  expect(await send(call)).toEqual(first);
});

test.each([...forOthers, "listMerchantShops"])("%s needs somebody logged in", async (operationId) => {
  beginAs("visitor");
  expect(await send(successes[operationId] ?? { path: "" })).toMatchObject({ code: 401, errcode: 40100 });
});

test.each(forOthers)("%s is for promoters and agents alone", async (operationId) => {
  beginAs("wholesaler");
  expect(await send(successes[operationId] ?? { path: "" })).toMatchObject({ code: 403, errcode: 40300 });
});

test.each(["listEnumGroups", "listIndustries"])("%s works without a session", async (operationId) => {
  beginAs("visitor");
  expect(await send(successes[operationId] ?? { path: "" })).toMatchObject({ success: true });
});

describe("a documented refusal", () => {
  test.each(Object.entries(refusals))("%s is reached", async (name, { calls, field, key, scenario }) => {
    const backend = beginAs("promoter", ...(scenario === undefined ? [] : [`scenario:${scenario}`]));
    let response: Record<string, unknown> = {};
    for (const call of calls) response = await send(call);
    const [operationId, code] = name.split(" ");
    expect(backend.kernel.exchanges.at(-1)?.operationId).toBe(operationId);
    expect(response).toMatchObject({ success: false, code: Number(code), data: null });
    if (field !== undefined) {
      expect(response["fields"]).toMatchObject([{ field, key: key ?? "" }]);
      expectOnlyRequestsBroken(backend);
    }
  });

  test("speaks three languages", async () => {
    beginAs("promoter");
    const texts = [];
    for (const locale of locales) {
      setCurrentLocale(locale);
      const call = { ...lead(knownPhones.protected), headers: { "accept-language": locale } };
      texts.push((await send(call))["msg"]);
    }
    expect(new Set(texts).size).toBe(3);
    for (const line of texts) expect(line).toContain("2026-12-20");
  });
});
