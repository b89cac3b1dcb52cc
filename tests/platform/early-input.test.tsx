// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { recordEarlyInput, restoreEarlyInput } from "../../src/platform/early-input";
import { repeatEarlyPress } from "../../src/platform/hydration";

function formWith(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector("form");
  if (!form) throw new Error("There is no form.");
  return form;
}

function input(form: HTMLFormElement, name: string): HTMLInputElement {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) throw new Error(`There is no input ${name}.`);
  return control;
}

test("what was typed before is given back as if it were typed now", () => {
  const form = formWith('<input name="phone" /><input name="terms" type="checkbox" />');
  input(form, "phone").value = "13500009027";
  input(form, "terms").checked = true;
  recordEarlyInput();
  // As a form does that binds its controls.
  input(form, "phone").value = "";
  input(form, "terms").checked = false;
  const events: string[] = [];
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "phone") events.push(target.value);
  });
  restoreEarlyInput(form);
  expect(events).toEqual(["13500009027"]);
  expect(input(form, "phone").value).toBe("13500009027");
  expect(input(form, "terms").checked).toBe(true);
});

test("what is typed while the code runs counts too", () => {
  const form = formWith('<input name="phone" />');
  recordEarlyInput();
  const phone = input(form, "phone");
  phone.value = "135";
  phone.dispatchEvent(new Event("input", { bubbles: true }));
  phone.value = "";
  restoreEarlyInput(form);
  expect(phone.value).toBe("135");
});

test("it is given back once, and to its own form alone", () => {
  const form = formWith('<input name="phone" />');
  input(form, "phone").value = "135";
  recordEarlyInput();
  input(form, "phone").value = "";
  restoreEarlyInput(document.createElement("form"));
  expect(input(form, "phone").value).toBe("");
  restoreEarlyInput(form);
  input(form, "phone").value = "186";
  restoreEarlyInput(form);
  expect(input(form, "phone").value).toBe("186");
});

test("a form hears of what stands there although its library left it in place", () => {
  const form = formWith(
    '<input name="phone" /><select name="city"><option>A</option><option>B</option></select>',
  );
  const events: string[] = [];
  const list = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
      events.push(`${event.type} ${target.value}`);
  };
  input(form, "phone").value = "135";
  const city = form.elements.namedItem("city");
  if (city instanceof HTMLSelectElement) city.value = "B";
  recordEarlyInput();
  for (const type of ["input", "change"]) form.addEventListener(type, list);
  restoreEarlyInput(form);
  expect(events).toEqual(["input 135", "change B"]);
});

test("the button pressed too early is pressed once more, and only once", () => {
  const button = document.body.appendChild(document.createElement("button"));
  let presses = 0;
  button.addEventListener("click", () => {
    presses += 1;
  });
  globalThis.earlyPress = button;
  repeatEarlyPress();
  repeatEarlyPress();
  expect(presses).toBe(1);
});

/** Removes `pressed`, shows `page`, and returns the button that is pressed in its place. */
async function repeatedPress(page: string): Promise<Element | null> {
  document.body.innerHTML = '<header><button aria-label="Menu"><svg></svg></button></header>';
  globalThis.earlyPress = document.querySelector("button");
  document.body.innerHTML = page;
  const pressed: (EventTarget | null)[] = [];
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", ({ target }) => pressed.push(target));
  repeatEarlyPress();
  await vi.dynamicImportSettled();
  expect(pressed.length).toBeLessThan(2);
  return pressed[0] instanceof Element ? pressed[0] : null;
}

test("where the page was rendered in place of its shell, the press goes to the button of its name in its part of the page", async () => {
  const pressed = await repeatedPress(
    '<header><button>Log in</button><button id="own">Menu</button></header><main><button>Menu</button></main>',
  );
  expect(pressed?.id).toBe("own");
});

test.each([
  ["is none", "<main><button>Menu</button></main>"],
  ["are two", "<header><button>Menu</button><button>Menu</button></header>"],
])("where there %s, nothing is pressed", async (_rule, page) => {
  expect(await repeatedPress(page)).toBeNull();
});
