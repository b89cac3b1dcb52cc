import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import type { ClientError } from "../../src/client/client-error";
import { offlineError, timeoutError } from "../../src/client/failures";
import { setClock } from "../../src/platform/clock";
import { writeStored } from "../../src/platform/storage";
import { systemVersion } from "../../src/platform/system-version";
import { pageName } from "../../src/shared/tracking/action-names";
import { type Entry, isEntry } from "../../src/shared/tracking/entries";
import { logChannel } from "../../src/shared/tracking/log-channel";
import { adToken } from "../../src/shared/tracking/records";
import { mayResend } from "../../src/shared/tracking/senders";
import {
  clearStored,
  removeEntries,
  storedLanding,
  storeEntries,
  storeLanding,
} from "../../src/shared/tracking/stored-entries";

afterEach(() => {
  clearStored();
  setClock(null);
});

const entry = (url: string): Entry => ({ log: "conversion", record: { url, token: "t", type: 25 } });

describe("the channel of a record", () => {
  test.each([
    ["/", "baidu01", "bd"],
    ["/", "36001", "360"],
    ["/", "zhihu", "zh"],
    ["/", "BD", "bd"],
    ["/", "bdx", "bdx"],
    ["/", null, "site"],
    ["/", " ", "site"],
    ["/auto-activity/year-end/zh", "baidu01", "zh"],
  ])("at %s of a visitor from %s is counted for %s", (path, packOrigin, channel) => {
    expect(logChannel(path, packOrigin)).toBe(channel);
  });

  test("is never empty and never too long for the log", () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string({ maxLength: 300 })), (path, origin) => {
        expect(logChannel(path, origin).length).toBeGreaterThan(0);
        expect(logChannel(path, origin).length).toBeLessThanOrEqual(100);
      }),
    );
  });
});

test.each([
  ["/", "home"],
  ["/en/", "home"],
  ["/price.html", "price"],
  ["/zh-tw/help/doc/2003", "help"],
])("the page %s is called %s", (path, name) => {
  expect(pageName(path)).toBe(name);
});

test.each([
  ["https://site.test/?bd_vid=abc#price", "abc"],
  ["https://site.test/?bd_vid=", null],
  ["https://site.test/#?bd_vid=abc", null],
  [`https://site.test/?bd_vid=${"a".repeat(201)}`, null],
])("the advertisement's token of %s is %s", (address, token) => {
  expect(adToken(address)).toBe(token);
});

test("without an answer in time only what the server counts once is sent again", () => {
  const logs = ["usage", "website", "click", "conversion"] as const;
  const resent = (error: ClientError) => logs.filter((log) => mayResend(error, { log }));
  expect(resent(timeoutError())).toEqual(["click", "conversion"]);
  expect(resent(offlineError(true))).toEqual(logs);
});

describe("what is kept", () => {
  test("is at most the newest 200, and is taken once", () => {
    storeEntries(Array.from({ length: 150 }, (_, index) => entry(`a${index}`)));
    storeEntries(Array.from({ length: 100 }, (_, index) => entry(`b${index}`)));
    const entries = removeEntries();
    expect(entries).toHaveLength(200);
    expect(entries.at(-1)).toEqual(entry("b99"));
    expect(removeEntries()).toEqual([]);
  });

  test("leaves out what is no record, whatever stands there", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (found) => {
        writeStored("tracking", { entries: found });
        expect(removeEntries().every(isEntry)).toBe(true);
      }),
    );
  });

  test("holds the advertisement's address for 30 days, and apart from the records", () => {
    const start = Date.parse("2026-11-21T10:32:00+08:00");
    setClock(() => start);
    storeEntries([entry("a")]);
    storeLanding("https://site.test/?bd_vid=abc");
    expect(removeEntries()).toHaveLength(1);
    expect(storedLanding()).toBe("https://site.test/?bd_vid=abc");
    setClock(() => start + 30 * 24 * 60 * 60_000);
    expect(storedLanding()).toBeNull();
  });
});

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126", "Windows NT 10.0"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile", "iOS 18.0"],
  ["Mozilla/5.0 (Linux; Android 14; V2309A) Chrome/126 Mobile", "Android 14"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari", "macOS 10.15.7"],
  ["curl/8", ""],
])("%s runs on %s", (userAgent, version) => {
  expect(systemVersion(userAgent)).toBe(version);
});
