import { describe, expect, test } from "vitest";
import { formatWeek, parseWeek } from "../../../src/rules/weeks";
import { percentage } from "../../../src/screens/report/percentage";
import {
  readKdUid,
  readReportView,
  reportFilter,
  reportViewQuery,
  unknownShop,
  unknownWeek,
  weekChoices,
} from "../../../src/screens/report/report-view";
import { type ReportPeriod, weekPlace } from "../../../src/screens/report/week-names";

const read = (query: string) => readReportView(new URLSearchParams(query));

describe("the address of a report", () => {
  test.each([
    ["week=2026-W47&shop=302", { week: "2026-W47", shop: 302 }],
    ["week=2026-W47&shop=", { week: "2026-W47", shop: null }],
    ["", { week: null, shop: null }],
    ["week=2025-W53&shop=-1", { week: null, shop: null }],
    ["week=0001-W01&shop=1e3", { week: null, shop: null }],
    ["week=2026-W46&shop=9999999999", { week: "2026-W46", shop: null }],
  ])("?%s is read as %o", (query, view) => {
    expect(read(query)).toEqual(view);
  });

  test("is written so that it reads the same, and without what is usual", () => {
    for (const query of ["", "?week=2026-W47", "?shop=302", "?week=2026-W47&shop=302"])
      expect(reportViewQuery(read(query))).toBe(query);
  });

  test("asks the service for nothing it does not name", () => {
    expect(reportFilter(read(""))).toEqual({});
    expect(reportFilter(read("week=2026-W47&shop=302"))).toEqual({ week: "2026-W47", shop: 302 });
  });

  test("names a week that does not exist", () => {
    expect(unknownWeek(new URLSearchParams("week=2025-W53"))).toBe("2025-W53");
    expect(unknownWeek(new URLSearchParams("week=2026-W53"))).toBeNull();
    expect(unknownWeek(new URLSearchParams("week="))).toBeNull();
  });

  test("names a shop that cannot exist", () => {
    expect(unknownShop(new URLSearchParams("shop=abc"))).toBe("abc");
    for (const query of ["shop=302", "shop=", ""])
      expect(unknownShop(new URLSearchParams(query)), query).toBeNull();
  });

  test("takes letters and digits alone for the number of an account", () => {
    expect(readKdUid(new URLSearchParams("kdUid=KD88213705"))).toBe("KD88213705");
    for (const query of ["", "kdUid=", "kdUid=a%20b", `kdUid=${"9".repeat(33)}`])
      expect(readKdUid(new URLSearchParams(query)), query).toBeNull();
  });
});

test("a year of weeks can be chosen, the newest first, and an older one stays among them", () => {
  const week = (text: string) => parseWeek(text) ?? { year: 0, week: 0 };
  const choices = weekChoices(week("2026-W47"), week("2026-W10")).map(formatWeek);
  expect([choices.length, choices[0], choices[52]]).toEqual([53, "2026-W47", "2025-W47"]);
  expect(weekChoices(week("2026-W47"), week("2024-W01")).map(formatWeek).at(-1)).toBe("2024-W01");
  const ahead = weekChoices(week("2026-W47"), week("2027-W10")).map(formatWeek);
  expect(ahead.slice(0, 2), "none between it and the newest").toEqual(["2027-W10", "2026-W47"]);
});

describe("the place of a week", () => {
  const period = (week: string, is_over: boolean): ReportPeriod => ({
    week,
    from: "2026-11-09",
    to: "2026-11-15",
    before_week: "2026-W45",
    before_from: "2026-11-02",
    compared_until: "2026-11-09T00:00:00+08:00",
    is_over,
    as_of: "2026-11-16T06:00:00+08:00",
  });
  const saturday = Date.parse("2026-11-21T10:32:00+08:00");

  test.each([
    ["2026-W46", true, false, "latest"],
    ["2026-W45", true, false, "named"],
    ["2026-W45", true, true, "latest"],
    ["2026-W47", false, false, "running"],
  ] as const)("%s, over: %s, chosen by the server: %s, is %s", (week, isOver, isDefault, place) => {
    expect(weekPlace(period(week, isOver), isDefault, saturday)).toBe(place);
  });
});

test.each([
  ["0.0600", "6.0%", "+6.0%"],
  ["-0.0635", "−6.4%", "−6.4%"],
  ["0.2200", "22.0%", "+22.0%"],
  ["0.0000", "0.0%", "0.0%"],
  ["12.5000", "1,250.0%", "+1,250.0%"],
])("a share of %s is %s, as a change %s", (share, plain, signed) => {
  expect(percentage(share)).toBe(plain);
  expect(percentage(share, { isSigned: true })).toBe(signed);
});
