// @vitest-environment happy-dom
import { expect, test } from "vitest";
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
  const heard: string[] = [];
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "phone") heard.push(target.value);
  });
  restoreEarlyInput(form);
  expect(heard).toEqual(["13500009027"]);
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
  const heard: string[] = [];
  const list = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
      heard.push(`${event.type} ${target.value}`);
  };
  input(form, "phone").value = "135";
  const city = form.elements.namedItem("city");
  if (city instanceof HTMLSelectElement) city.value = "B";
  recordEarlyInput();
  for (const type of ["input", "change"]) form.addEventListener(type, list);
  restoreEarlyInput(form);
  expect(heard).toEqual(["input 135", "change B"]);
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

test("a button that is gone is not pressed", () => {
  const button = document.createElement("button");
  let presses = 0;
  button.addEventListener("click", () => {
    presses += 1;
  });
  globalThis.earlyPress = button;
  repeatEarlyPress();
  expect(presses).toBe(0);
});

test.each([
  ["the one of its name in its part of the page", '<header><button aria-label="Menu"></button></header>', 1],
  ["none where two have its name", "<header><button>Menu</button><button>Menu</button></header>", 0],
  ["none in another part of the page", "<main><button>Menu</button></main>", 0],
])("where the page was rendered in place of its shell, a press goes to %s", (_rule, page, expected) => {
  document.body.innerHTML = '<header><button aria-label="Menu"><svg></svg></button></header>';
  globalThis.earlyPress = document.querySelector("button");
  document.body.innerHTML = page;
  let presses = 0;
  document.body.addEventListener("click", () => {
    presses += 1;
  });
  repeatEarlyPress();
  expect(presses).toBe(expected);
});
