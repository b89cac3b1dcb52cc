// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type MessageBox, MessageBoxProvider, useMessageBox } from "../../src/ui/message-box";

afterEach(cleanup);

function openBox(): MessageBox {
  const boxes: MessageBox[] = [];
  function Provider() {
    boxes.push(useMessageBox());
    return null;
  }
  render(
    <MessageBoxProvider>
      <Provider />
    </MessageBoxProvider>,
  );
  const [box] = boxes;
  if (!box) throw new Error("the box was not given");
  return box;
}

/** Opens the message box and waits until it is rendered. */
async function openQuestion(box: MessageBox, question: Parameters<MessageBox["confirm"]>[0]) {
  const answer: { promise: ReturnType<MessageBox["confirm"]> } = { promise: Promise.resolve("refused") };
  await act(async () => {
    answer.promise = box.confirm(question);
  });
  return answer;
}

const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const isOpen = () => screen.queryByText("Give it up?") !== null;

test.each([
  ["OK", "confirmed"],
  ["Cancel", "cancelled"],
  ["Close", "closed"],
])("pressing %s answers %s", async (name, expected) => {
  const { promise } = await openQuestion(openBox(), { text: "Give it up?" });
  await click(name);
  expect(await promise).toBe(expected);
  expect(isOpen()).toBe(false);
});

test("telling has one button", async () => {
  const box = openBox();
  await act(async () => void box.notify({ text: "Saved" }));
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
});

test("only one question is asked at a time: a second is refused and the first stays", async () => {
  const box = openBox();
  const { promise } = await openQuestion(box, { text: "Give it up?" });
  expect(await box.confirm({ text: "And this?" })).toBe("refused");
  expect(screen.queryByText("And this?")).toBeNull();
  await click("OK");
  expect(await promise).toBe("confirmed");
  const next = await openQuestion(box, { text: "Give it up?" });
  await click("Cancel");
  expect(await next.promise).toBe("cancelled");
});

test("a pending confirm disables confirm, cancel, close and escape until it settles", async () => {
  const waiting: (() => void)[] = [];
  const send = vi.fn(() => new Promise<void>((resolve) => waiting.push(resolve)));
  const { promise } = await openQuestion(openBox(), { text: "Give it up?", action: send });
  await click("OK");
  for (const name of ["OK", "Cancel", "Close"]) await click(name);
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  expect(isOpen()).toBe(true);
  expect(send).toHaveBeenCalledOnce();
  await act(async () => waiting[0]?.());
  expect(await promise).toBe("confirmed");
  expect(isOpen()).toBe(false);
});

test("an action that resolves to false leaves the box open for another try", async () => {
  const results = [false, true];
  const { promise } = await openQuestion(openBox(), {
    text: "Give it up?",
    action: async () => results.shift(),
  });
  await click("OK");
  expect(isOpen()).toBe(true);
  await click("OK");
  expect(await promise).toBe("confirmed");
});

test("an action that fails closes the box and passes the failure on", async () => {
  const { promise } = await openQuestion(openBox(), {
    text: "Give it up?",
    action: () => Promise.reject(new Error("broken")),
  });
  const failure = promise.catch((problem: unknown) => problem);
  await click("OK");
  expect(await failure).toEqual(new Error("broken"));
  expect(isOpen()).toBe(false);
});

test("a question still open when its provider goes away is closed", async () => {
  const { promise } = await openQuestion(openBox(), { text: "Give it up?" });
  cleanup();
  expect(await promise).toBe("closed");
});
