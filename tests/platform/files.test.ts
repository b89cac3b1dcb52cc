// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { fileName, saveFile } from "../../src/platform/save-file";
import { canShareFile, shareFile } from "../../src/platform/system-share";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ["每周销售报告-2026-W46.csv", "每周销售报告-2026-W46.csv"],
  ["a/b\\c:d.png", "a-b-c-d.png"],
  ['"店"?*<1>|\n2.csv', "-店-1-2.csv"],
])("%j is saved as %j", (name, saved) => {
  expect(fileName(name)).toBe(saved);
});

test("a file is saved by a link that is gone afterwards", () => {
  const create = vi.spyOn(URL, "createObjectURL").mockReturnValue("#file");
  const file = new Blob(["1"]);
  expect(saveFile(file, "a.csv")).toBe(true);
  expect(create).toHaveBeenCalledWith(file);
  expect(document.querySelector("a")).toBeNull();
});

const picture = new File(["1"], "a.png", { type: "image/png" });

test("a browser without a share sheet takes no file", async () => {
  expect(canShareFile(picture)).toBe(false);
  expect(await shareFile(picture, "a")).toBe("unavailable");
});

const sheets: readonly (readonly [string, () => Promise<void>])[] = [
  ["shared", () => Promise.resolve()],
  ["cancelled", () => Promise.reject(new DOMException("closed", "AbortError"))],
  ["unavailable", () => Promise.reject(new DOMException("no", "NotAllowedError"))],
];

test.each(sheets)("the share sheet was %s", async (outcome, share) => {
  Object.assign(navigator, { canShare: () => true, share });
  expect(await shareFile(picture, "a")).toBe(outcome);
  Reflect.deleteProperty(navigator, "canShare");
  Reflect.deleteProperty(navigator, "share");
});
