import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadGroups } from "../../scripts/contracts/groups";
import { openPoints } from "../../scripts/contracts/state/open-points";
import { stateOf } from "../../scripts/contracts/state/operation-states";
import { folderVersion, readReportFolder } from "../../scripts/contracts/state/report-folder";
import { readReport } from "../../scripts/contracts/state/report-shape";
import { projectRoot } from "../support/project-copy";
import { temporaryFolder } from "../support/temporary-folder";
import { findingReport, operationReport, reportText } from "./reports";

const monday = "2026-11-23T08:00:00.000Z";
const tuesday = "2026-11-24T08:00:00.000Z";
const wednesday = "2026-11-25T08:00:00.000Z";
const works = reportText({ finished: monday, operations: [operationReport("getGood")] });
const fails = reportText({
  finished: tuesday,
  operations: [operationReport("getGood")],
  findings: [findingReport("getGood")],
});

/** The state of `getGood` after reports, whose files are in another order than their times. */
function stateAfter(...texts: readonly string[]) {
  const files = Object.fromEntries(texts.map((text, index) => [`${9 - index}.json`, text]));
  return stateOf("getGood", false, readReportFolder(temporaryFolder(files)).reports);
}

describe("the state of an operation", () => {
  test("is mocked, or proposed, while no report speaks of it", () => {
    const { reports } = readReportFolder(temporaryFolder({ "a.json": works }));
    expect(stateOf("addGood", false, reports)).toMatchObject({ state: "mocked", since: null, report: null });
    expect(stateOf("addGood", true, reports).state).toBe("proposed");
    expect(stateOf("getGood", true, reports).state).toBe("live");
  });

  test("follows the newest report, and tells since when without a break", () => {
    expect(stateAfter(works)).toMatchObject({ state: "live", since: new Date(monday), mismatch: null });
    expect(stateAfter(works, fails)).toMatchObject({
      state: "failing",
      since: new Date(tuesday),
      mismatches: 1,
      mismatch: { finding: { pointer: "/data/price" }, report: "8.json" },
    });
    const still = reportText({ finished: wednesday, findings: [findingReport("getGood")] });
    expect(stateAfter(works, fails, still)).toMatchObject({
      state: "failing",
      since: new Date(tuesday),
    });
    const fixed = reportText({ finished: wednesday, operations: [operationReport("getGood")] });
    const state = stateAfter(works, fails, fixed);
    expect(state).toMatchObject({ state: "live", since: new Date(wednesday), mismatches: 0 });
    expect(state.mismatch?.seen).toEqual(new Date(tuesday));
  });

  test("does not change by a report that did not call it", () => {
    const other = reportText({ finished: wednesday, operations: [operationReport("addGood")] });
    const uncalled = { calls: 0, successes: 0, codes: {} };
    const listed = reportText({ finished: wednesday, operations: [operationReport("getGood", uncalled)] });
    expect(stateAfter(fails, other).state).toBe("failing");
    expect(stateAfter(fails, listed).state).toBe("failing");
  });

  test("is not live by refusals alone", () => {
    const refused = { successes: 0, codes: { "404": 3 } };
    const only = reportText({ finished: monday, operations: [operationReport("getGood", refused)] });
    expect(stateAfter(only)).toMatchObject({ state: "mocked", hasOnlyRefused: true });
    expect(stateAfter(works, only)).toMatchObject({ state: "live", hasOnlyRefused: false });
  });

  test("fails with others that share one cause, and neither for notes nor for what is silenced", () => {
    const shared = findingReport("addGood", { also: ["getGood /data/price body", "/data/name"] });
    expect(stateAfter(reportText({ findings: [shared] })).state).toBe("failing");
    const longer = findingReport("addGood", { also: ["getGoods /data/price body"] });
    expect(stateAfter(reportText({ findings: [longer] })).state).toBe("mocked");
    for (const changes of [{ severity: "note" }, { silenced: "old clients" }]) {
      const operations = [operationReport("getGood")];
      const text = reportText({ operations, findings: [findingReport("getGood", changes)] });
      expect(stateAfter(text).state).toBe("live");
    }
  });

  test("comes with the response times of the newest report that has some", () => {
    const slow = { median: 40, p95: 90, p99: 120, longest: 300 };
    const timed = reportText({ finished: monday, operations: [operationReport("getGood", { times: slow })] });
    const untimed = reportText({ finished: tuesday, operations: [operationReport("getGood")] });
    expect(stateAfter(timed, untimed).times).toEqual({ p50: 40, p95: 90, p99: 120, calls: 3 });
    expect(stateAfter(untimed).times).toBeNull();
  });
});

describe("a folder of reports", () => {
  test("holds back what is no report, each with file and place in one sentence, and hides none of the others", () => {
    const folder = temporaryFolder({
      "broken.json": '{"summary": ',
      "other.json": '{"name":"stockbook"}',
      "wrong.json": reportText({ operations: [operationReport("getGood"), { operationId: 7 }] }),
      "works.json": works,
      "notes.txt": "no report",
    });
    const { reports, problems } = readReportFolder(folder);
    expect(reports.map(({ name }) => name)).toEqual(["works.json"]);
    expect(problems).toEqual([
      expect.stringMatching(/^broken\.json is not JSON: .*\.$/),
      "other.json is no report of a check at /summary: expected object, received undefined.",
      "wrong.json is no report of a check at /operations/1/operationId: expected string, received number.",
    ]);
  });

  test("takes the time of the file for reports of earlier versions, and their codes for successes", () => {
    const { successes: _, ...operation } = operationReport("getGood");
    const folder = temporaryFolder({ "old.json": reportText({ operations: [operation] }) });
    utimesSync(join(folder, "old.json"), new Date(monday), new Date(monday));
    const { reports } = readReportFolder(folder);
    expect(stateOf("getGood", false, reports)).toMatchObject({ state: "live", since: new Date(monday) });
    const envelope = reportText({ operations: [{ ...operation, codes: { "404": 2 } }] });
    expect(stateAfter(envelope).state).toBe("mocked");
  });

  test("has a new version when a report comes or changes, and none is needed", () => {
    const folder = temporaryFolder({ "a.json": works });
    const before = folderVersion(folder);
    expect(readReportFolder(folder).version).toBe(before);
    writeFileSync(join(folder, "b.json"), fails);
    expect(folderVersion(folder)).not.toBe(before);
    expect(readReportFolder(join(folder, "missing"))).toEqual({ reports: [], problems: [], version: "" });
  });

  test("refuses a time that is none", () => {
    const read = readReport(reportText({ finished: "yesterday" }), "a.json");
    expect(read).toEqual({
      problem: expect.stringMatching(/^a\.json is no report of a check at \/summary\/finished: /),
    });
  });
});

describe("what waits for a word", () => {
  const contracts = loadGroups(projectRoot);
  const points = openPoints(contracts);
  const find = (subject: string) => points.find((point) => point.subject === subject);

  test("has every place that is marked, once, with a reason and the operations that use it", () => {
    const marked = contracts.flatMap(({ contract }) =>
      contract.lines
        .entries()
        .flatMap(([pointer, line]) =>
          pointer.endsWith("/x-proposed") && !/^\/components\/(?!schemas)/.test(pointer) ? [line] : [],
        ),
    );
    expect(new Set(points.map(({ place }) => place))).toEqual(new Set(marked));
    expect(points.filter(({ reason, operationIds }) => reason === "" || operationIds.length === 0)).toEqual(
      [],
    );
  });

  test("names a parameter, a property and an operation", () => {
    expect(find("couponId (query)")).toMatchObject({
      group: "mall",
      reason: "Coupon to use; 0 for none, left out for the best.",
    });
    expect(find("SmsCodeWrong.key")).toMatchObject({ group: "account" });
    expect(find("getCouponActivityTime")).toMatchObject({ operationIds: ["getCouponActivityTime"] });
    expect(find("BookFull.key")?.operationIds).toHaveLength(2);
  });
});
