// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { removeStored, writeStored } from "../../src/platform/storage";
import { hasUnsavedInput, watchTyping } from "../../src/platform/unsaved-input";

beforeEach(() => {
  document.body.innerHTML = `
    <form><input name="name" value="first"><textarea name="contact.note"></textarea>
    <input type="checkbox" name="terms" value="yes"><input type="hidden" name="key" value="1"></form>`;
  removeStored("drafts");
});

function type(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(`There is no field ${name}.`);
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

test("a page as it came, and a tick, are nothing to lose", () => {
  expect(hasUnsavedInput()).toBe(false);
  document.querySelector<HTMLInputElement>("[name=terms]")?.click();
  expect(hasUnsavedInput()).toBe(false);
});

test("what was typed would be lost until a draft holds that very text", () => {
  type("contact.note", "ring twice");
  expect(hasUnsavedInput()).toBe(true);
  writeStored("drafts", { lead: { contact: { note: "ring" } } });
  expect(hasUnsavedInput()).toBe(true);
  writeStored("drafts", { lead: { contact: { note: "ring twice" } } });
  expect(hasUnsavedInput()).toBe(false);
});

test("a field whose default follows its value is noticed by the typing itself, and forgotten once emptied", () => {
  const stop = watchTyping();
  const field = document.querySelector<HTMLInputElement>("[name=name]");
  type("name", "second");
  if (field) field.defaultValue = "second";
  expect(hasUnsavedInput()).toBe(true);
  type("name", "");
  if (field) field.defaultValue = "";
  expect(hasUnsavedInput()).toBe(false);
  stop();
});
