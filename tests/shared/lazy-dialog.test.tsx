// @vitest-environment happy-dom
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { loadNamespaces, setUpTranslations } from "../../src/i18n/set-up";
import { lazyDialog } from "../../src/shared/lazy-dialog";
import { Dialog } from "../../src/ui/dialog";

interface GreetingProps {
  isOpen: boolean;
  onClose: () => void;
}

const Greeting = ({ isOpen, onClose }: GreetingProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} label="Greeting">
    Hello
  </Dialog>
);

beforeEach(async () => {
  await setUpTranslations("en-US");
  await loadNamespaces("en-US", ["common"]);
});

/** Code that fails to arrive so many times. */
function failing(failures: number) {
  const load = vi.fn(async () => Greeting);
  for (let failure = 0; failure < failures; failure += 1)
    load.mockRejectedValueOnce(new Error("Failed to fetch"));
  return load;
}

/** Code that arrives when the test says so. */
function slow() {
  let arrive = () => {};
  const code = new Promise<typeof Greeting>((resolve) => {
    arrive = () => resolve(Greeting);
  });
  return { load: () => code, arrive };
}

/** A page with typed text and a dialog. */
function showPage(load: () => Promise<typeof Greeting>) {
  const LazyGreeting = lazyDialog(load);
  function Page() {
    const [isOpen, setOpen] = useState<boolean | null>(null);
    return (
      <>
        <input aria-label="Note" />
        <button type="button" onClick={() => setOpen(true)}>
          Greet
        </button>
        {isOpen !== null && <LazyGreeting isOpen={isOpen} onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<Page />);
  return userEvent.setup();
}

const problem = async () => within(await screen.findByRole("alert"));
const greet = () => screen.getByRole("button", { name: "Greet" });

test("the dialog opens as soon as its code is there", async () => {
  const user = showPage(failing(0));
  await user.click(greet());
  expect(await screen.findByRole("dialog", { name: "Greeting" })).toBeDefined();
});

test("code that cannot be fetched says so, comes at another try, and what was typed stays", async () => {
  const load = failing(1);
  const user = showPage(load);
  await user.type(screen.getByLabelText("Note"), "call at noon");
  await user.click(greet());
  await user.click((await problem()).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("dialog", { name: "Greeting" })).toBeDefined();
  expect(screen.getByLabelText("Note")).toHaveProperty("value", "call at noon");
  expect(load).toHaveBeenCalledTimes(2);
});

test("the message can be closed, and opening the dialog again is another try", async () => {
  const user = showPage(failing(1));
  await user.click(greet());
  await user.click((await problem()).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  await user.click(greet());
  expect(await screen.findByRole("dialog", { name: "Greeting" })).toBeDefined();
});

test("a press is answered while the code is slow to come, and the dialog then takes that place", async () => {
  const { load, arrive } = slow();
  const user = showPage(load);
  await user.click(greet());
  expect(await screen.findByRole("dialog", { name: "Loading" })).toBeDefined();
  arrive();
  expect(await screen.findByRole("dialog", { name: "Greeting" })).toBeDefined();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});

test("who closes what is slow to come is not shown it later", async () => {
  const { load, arrive } = slow();
  const user = showPage(load);
  await user.click(greet());
  await screen.findByRole("dialog", { name: "Loading" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(greet());
});
