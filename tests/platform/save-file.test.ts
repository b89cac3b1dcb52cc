// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { saveTextFile } from "../../src/platform/save-file";

test("a text is offered under its name, as UTF-8, and its address is given back later", async () => {
  vi.useFakeTimers();
  const saved: Blob[] = [];
  const create = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return "blob:statement";
  });
  const revoke = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
  const clicked: { href: string; name: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push({ href: this.href, name: this.download });
  });
  saveTextFile("月结单.csv", "\uFEFFa,b\r\n", "text/csv");
  expect(create).toHaveBeenCalledOnce();
  expect(clicked).toEqual([{ href: "blob:statement", name: "月结单.csv" }]);
  expect(saved[0]?.type).toBe("text/csv;charset=utf-8");
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith("blob:statement");
  vi.useRealTimers();
});
