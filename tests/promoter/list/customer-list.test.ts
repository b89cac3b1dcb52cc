// @vitest-environment happy-dom
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { createTestBackend } from "../../../mocks/node";
import { promoterClient } from "../../../src/api/promoter/client";
import { unwrap } from "../../../src/client/client-error";
import { yuanToFen } from "../../../src/rules/numbers";
import { facetsOf } from "../../../src/screens/promoter/customers/customer-facets";
import type { Customer, CustomerView } from "../../../src/screens/promoter/customers/customer-view";
import {
  customerChannels,
  customerSorts,
  customerStatuses,
  customerViewQuery,
  defaultView,
  expiryWindows,
  followUpChoices,
  intentions,
  introducers,
  protectionChoices,
  readCustomerView,
} from "../../../src/screens/promoter/customers/customer-view";
import { filterCustomers } from "../../../src/screens/promoter/customers/filter-customers";
import { linkKeyword } from "../../../src/screens/promoter/customers/linked-keyword";
import { readRadar } from "../../../src/screens/promoter/customers/radar";
import { createSearchIndex, readSearch } from "../../../src/screens/promoter/customers/search-index";
import { sortCustomers } from "../../../src/screens/promoter/customers/sort-customers";

const now = Date.parse("2026-11-21T10:32:00+08:00");
let customers: readonly Customer[] = [];
let atRisk = { customers: 0, amount: "" };

beforeAll(async () => {
  const backend = createTestBackend({ persona: "promoter", clock: "2026-11-21T10:32:00+08:00" });
  const body = { page: 1, rows: 10_000 };
  const page = await unwrap(promoterClient.POST("/ommall/srvmall/promoter/mch/list", { body }));
  const achievement = await unwrap(promoterClient.GET("/ommall/srvmall/promoter/achievement/info"));
  customers = page.list;
  atRisk = achievement.atRisk;
  backend.close();
});

const run = (changes: Partial<CustomerView>, keyword = "") => {
  const view = { ...defaultView, ...changes };
  const index = createSearchIndex(customers);
  const order = sortCustomers(customers, view.sort, view.isReversed);
  const facets = facetsOf(customers, now);
  return filterCustomers({ customers, facets, order, view, found: index.find(readSearch(keyword)) });
};

const anyView: fc.Arbitrary<CustomerView> = fc.record({
  keyword: fc.constantFrom("", "林记", "13800138000"),
  status: fc.constantFrom(...customerStatuses),
  intention: fc.constantFrom(...intentions, null),
  label: fc.constantFrom("爱打电话", null),
  expiry: fc.constantFrom(...expiryWindows, null),
  endsOn: fc.constantFrom("2026-11-30", null),
  followUp: fc.constantFrom(...followUpChoices, null),
  protection: fc.constantFrom(...protectionChoices, null),
  channel: fc.constantFrom("visit" as const, "qr" as const, null),
  broughtBy: fc.constantFrom(...introducers, null),
  sort: fc.constantFrom(...customerSorts),
  isReversed: fc.boolean(),
  openId: fc.constantFrom("100388", null),
});

test("every view survives the address, which holds no whole phone number", () => {
  fc.assert(
    fc.property(anyView, (view) => {
      linkKeyword(view.keyword);
      const address = customerViewQuery(view);
      expect(readCustomerView(new URLSearchParams(address))).toEqual(view);
      expect(address).not.toMatch(/\d{11}/);
    }),
  );
});

test("any address is read as some view without throwing", () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const view = readCustomerView(new URLSearchParams(query));
      expect(readCustomerView(new URLSearchParams(customerViewQuery(view)))).toEqual(view);
    }),
  );
});

test("the count on a chip is the number of customers that pressing it shows", () => {
  fc.assert(
    fc.property(anyView, fc.constantFrom(...customerStatuses), (view, status) => {
      const promised = run(view, view.keyword).counts.status.get(status) ?? 0;
      expect(run({ ...view, status }, view.keyword).places).toHaveLength(promised);
    }),
    { numRuns: 60 },
  );
});

test("the counts of every other filter hold as well", () => {
  for (const intention of intentions)
    expect(run({ intention }).places).toHaveLength(run({}).counts.intention.get(intention) ?? 0);
  for (const expiry of expiryWindows)
    expect(run({ expiry }).places).toHaveLength(run({}).counts.expiry.get(expiry) ?? 0);
  for (const followUp of followUpChoices)
    expect(run({ followUp }).places).toHaveLength(run({}).counts.followUp.get(followUp) ?? 0);
  for (const broughtBy of introducers)
    expect(run({ broughtBy }).places).toHaveLength(run({}).counts.broughtBy.get(broughtBy) ?? 0);
  for (const [label, count] of run({}).counts.label) expect(run({ label }).places).toHaveLength(count);
});

test("a day of the radar shows the customers it counts, and no trial that ends that day", () => {
  const { days } = readRadar(customers);
  expect(days.length).toBeGreaterThan(1);
  for (const { date, customers: count } of days) expect(run({ endsOn: date }).places).toHaveLength(count);
});

const anyChoice: fc.Arbitrary<Partial<CustomerView>> = fc.oneof(
  fc.record({ intention: fc.constantFrom(...intentions) }),
  fc.record({ expiry: fc.constantFrom(...expiryWindows) }),
  fc.record({ followUp: fc.constantFrom(...followUpChoices) }),
  fc.record({ protection: fc.constantFrom(...protectionChoices) }),
  fc.record({ broughtBy: fc.constantFrom(...introducers) }),
  fc.record({ channel: fc.constantFrom(...customerChannels) }),
  fc.record({ label: fc.constantFrom("爱打电话", "要发票") }),
);

test("beside any other filters, the count of a choice is the number of customers that it shows", () => {
  fc.assert(
    fc.property(anyView, anyChoice, (view, choice) => {
      const { counts } = run(view, view.keyword);
      const promised = [
        choice.intention && counts.intention.get(choice.intention),
        choice.expiry && counts.expiry.get(choice.expiry),
        choice.followUp && counts.followUp.get(choice.followUp),
        choice.protection && counts.protection.get(choice.protection),
        choice.broughtBy && counts.broughtBy.get(choice.broughtBy),
        choice.channel && counts.channel.get(choice.channel),
        choice.label && counts.label.get(choice.label),
      ].find((count) => typeof count === "number");
      expect(run({ ...view, ...choice }, view.keyword).places).toHaveLength(promised ?? 0);
    }),
    { numRuns: 60 },
  );
});

test("every order holds every customer once, and the reverse order turns unequal neighbours around", () => {
  for (const sort of customerSorts) {
    const order = sortCustomers(customers, sort, false);
    expect([...order].sort((a, b) => a - b)).toEqual(customers.map((_, index) => index));
  }
});

test("the most urgent come first: days left rise down the list", () => {
  const days = run({ expiry: "60" }).places.map((index) => customers[index]?.remainingDays ?? 0);
  expect(days).toEqual([...days].sort((a, b) => a - b));
});

test.each([
  ["和顺小吃店", "和顺"],
  ["和顺小吃店", "和順"],
  ["和顺小吃店", "HSXCD"],
  ["和顺小吃店", "hs xcd"],
  ["和顺小吃店", "139-0871-8820"],
  ["和顺小吃店", "１３９０８７１８８２０"],
  ["和顺小吃店", "8820 周"],
  ["和顺小吃店", "heshunxiaochidian"],
  ["和顺小吃店", "heshunxi"],
  ["和顺小吃店", "He Shun"],
  ["和顺小吃店", "xiaochi zhou"],
  ["和顺小吃店", "100388"],
])("%s is found by %s", (name, typed) => {
  expect(run({}, typed).places.map((index) => customers[index]?.name)).toContain(name);
});

test("a name of several words is found by their initials, in any case and order of the words", () => {
  const [first] = customers;
  if (!first) throw new Error("There are no customers.");
  const index = createSearchIndex([
    { ...first, name: "O'Hara's Tea House", contactName: "Nora Bennick", labels: [] },
  ]);
  const found = (typed: string) => index.find(readSearch(typed))?.[0] === 1;
  for (const typed of ["nb", "OTH", "o'hara", "oth nb", "bennick nora"])
    expect(found(typed), typed).toBe(true);
  for (const typed of ["bn", "thn"]) expect(found(typed), typed).toBe(false);
});

test("pinyin is found from the beginning of a syllable on, an account number whole alone", () => {
  const customer = customers.find(({ name }) => name === "和顺小吃店");
  if (!customer) throw new Error("There is no such customer.");
  const index = createSearchIndex([{ ...customer, phone: "15500000000", labels: [] }]);
  const found = (typed: string) => index.find(readSearch(typed))?.[0] === 1;
  for (const typed of ["shunx", "shunxiao", "dian", "zhouhuifang"]) expect(found(typed), typed).toBe(true);
  for (const typed of ["eshun", "unxiao", "heshang", "dianzhou", "10038", "00388"])
    expect(found(typed), typed).toBe(false);
});

test("a search never matches across two facts of a customer", () => {
  const customer = customers.find(({ name }) => name === "和顺小吃店");
  expect(customer).toBeDefined();
  expect(run({}, `店${customer?.contactName[0]}`).places).toHaveLength(0);
});

test("the radar adds up to what the server says is at risk", () => {
  const radar = readRadar(customers);
  expect(radar.customers).toBe(atRisk.customers);
  expect(radar.fen).toBe(yuanToFen(atRisk.amount));
  expect(radar.days.reduce((sum, { fen }) => sum + fen, 0)).toBe(radar.fen);
});
