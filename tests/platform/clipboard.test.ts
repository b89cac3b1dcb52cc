// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "../../src/platform/clipboard";

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, "execCommand");
});

function refuseClipboard(): void {
  vi.spyOn(window.navigator.clipboard, "writeText").mockRejectedValue(
    new DOMException("denied", "NotAllowedError"),
  );
}

test("a text is copied by the clipboard where there is one", async () => {
  const write = vi.spyOn(window.navigator.clipboard, "writeText").mockResolvedValue();
  expect(await copyText("KD-2026")).toBe(true);
  expect(write).toHaveBeenCalledExactlyOnceWith("KD-2026");
});

test("where the clipboard refuses, the text is copied by selection and the page is left as it was", async () => {
  refuseClipboard();
  document.body.innerHTML = "<button>Copy</button>";
  document.querySelector("button")?.focus();
  let copied = "";
  Object.assign(document, {
    execCommand: () => {
      copied = document.querySelector("textarea")?.value ?? "";
      return true;
    },
  });
  expect(await copyText("KD-2026")).toBe(true);
  expect(copied).toBe("KD-2026");
  expect(document.querySelector("textarea")).toBeNull();
  expect(document.activeElement?.textContent).toBe("Copy");
});

test.each([
  { focused: "its button", selector: "button" },
  // Safari does not focus what is clicked.
  { focused: "nothing", selector: null },
])(
  "from an open dialog, with the focus on $focused, the text is selected inside it",
  async ({ selector }) => {
    refuseClipboard();
    document.body.innerHTML =
      "<dialog open id='below'></dialog><dialog open id='above'><button>Copy</button></dialog>";
    if (selector !== null) document.querySelector<HTMLElement>(selector)?.focus();
    let place: string | undefined;
    Object.assign(document, {
      execCommand: () => {
        place = document.querySelector("textarea")?.parentElement?.id;
        return true;
      },
    });
    expect(await copyText("KD-2026")).toBe(true);
    expect(place).toBe("above");
    expect(document.querySelector("textarea")).toBeNull();
  },
);

test("where nothing can copy, false is returned to the caller", async () => {
  refuseClipboard();
  expect(await copyText("KD-2026")).toBe(false);
  expect(document.querySelector("textarea")).toBeNull();
});
