import fc from "fast-check";
import { expect, test } from "vitest";
import type { components } from "../../src/generated/content";
import {
  downloadAddress,
  downloadChannel,
  isRefused,
} from "../../src/screens/content/download/download-channel";
import { groupReleases } from "../../src/screens/content/download/releases";
import { newestInstallers } from "../../src/screens/content/home/installers";
import { isTooOld } from "../../src/screens/content/home/too-old";

type Installer = components["schemas"]["Client"];

const installer = (facts: Partial<Installer>): Installer => ({
  id: 1,
  product_id: 1,
  type: "windows",
  version: "7.2.1",
  link: "/samples/downloads/stockbook.exe",
  channel: "site",
  size_bytes: 1,
  min_os: "Windows 10",
  architecture: "x64",
  released_at: "2026-11-12T09:00:00+08:00",
  ...facts,
});

test.each([
  ["baidu01", "baidu01"],
  ["36001", "36001"],
  ["deshi", "deshi"],
  ["site", "site"],
  ["letter", "site"],
  [null, "site"],
])("who came by %s gets the installers of %s", (origin, channel) => {
  expect(downloadChannel(origin)).toBe(channel);
});

test("a channel's installer is taken even where ours is newer, another channel's never before ours", () => {
  const ours = installer({ id: 1 });
  const storeInstaller = installer({ id: 2, channel: "deshi", released_at: "2026-10-01T09:00:00+08:00" });
  const others = installer({ id: 3, channel: "36001", released_at: "2026-11-20T09:00:00+08:00" });
  expect(newestInstallers([ours, storeInstaller, others], "deshi")).toEqual([storeInstaller]);
  expect(newestInstallers([ours, storeInstaller, others], "baidu01")).toEqual([ours]);
  expect(newestInstallers([others, storeInstaller])).toEqual([others]);
});

test("only phones refuse, and only each other's builds", () => {
  const systems = ["windows", "macos", "ios", "android"] as const;
  fc.assert(
    fc.property(fc.constantFrom(...systems), fc.constantFrom("ios", "android", "pc"), (build, os) => {
      const refused = (os === "ios" && build === "android") || (os === "android" && build === "ios");
      expect(isRefused(build, { isIos: os === "ios", isAndroid: os === "android" })).toBe(refused);
    }),
  );
});

test.each([
  ["Windows NT 6.1", "windows", "Windows 10", true],
  ["Windows NT 6.3", "windows", "Windows 10", true],
  ["Windows NT 6.3", "windows", "Windows 8.1", false],
  ["Windows NT 10.0", "windows", "Windows 11", false],
  ["Android 7.1.1", "android", "Android 8", true],
  ["Android 14", "android", "Android 8", false],
  ["iOS 14.8", "ios", "iOS 15", true],
  ["iOS 17.0", "ios", "iOS 15", false],
  ["macOS 10.15.7", "macos", "macOS 12", false],
  ["macOS 10.15.7", "ios", "iOS 15", false],
  ["", "windows", "Windows 10", false],
  ["Windows NT 6.1", "windows", "see the store", false],
] as const)("%s and an installer for %s that needs %s: too old is %s", (system, type, min_os, answer) => {
  expect(isTooOld(installer({ type, min_os }), system)).toBe(answer);
});

test("a file's address carries the random number, a store's does not", () => {
  expect(downloadAddress(installer({}), 42)).toBe("/samples/downloads/stockbook.exe?r=42");
  expect(downloadAddress(installer({ link: "/a?b=1" }), 42)).toBe("/a?b=1&r=42");
  expect(downloadAddress(installer({ size_bytes: null, link: "https://apps.example/x" }), 42)).toBe(
    "https://apps.example/x",
  );
});

test("a release made for several systems is listed once, the newest first", () => {
  const version = (facts: Partial<components["schemas"]["Version"]>) => ({
    id: 1,
    product_id: 1,
    type: "windows" as const,
    version: "7.2.0",
    released_at: "2026-10-15T09:00:00+08:00",
    notes: ["a"],
    lang: "zh-CN" as const,
    ...facts,
  });
  const releases = groupReleases([
    version({}),
    version({ type: "macos" }),
    version({ version: "7.2.1", released_at: "2026-11-12T09:00:00+08:00" }),
  ]);
  expect(releases.map(({ version, systems }) => [version, systems])).toEqual([
    ["7.2.1", ["windows"]],
    ["7.2.0", ["windows", "macos"]],
  ]);
});
