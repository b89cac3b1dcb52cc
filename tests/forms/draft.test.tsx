// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { limitDrafts, storeDraft } from "../../src/forms/stored-draft";
import { prepareHydration } from "../../src/platform/hydration";
import { readStored, removeStored, writeStored } from "../../src/platform/storage";
import { failed, hydrateSample, showSample, validValues } from "./sample-form";

beforeEach(() => {
  removeStored("drafts");
  removeStored("visitDrafts");
});

const field = (name: string) => screen.getByLabelText(name);

test("what was typed is back when the form is opened again", async () => {
  const first = await showSample();
  await first.user.type(field("Note"), "call at noon");
  await first.user.click(field("I agree"));
  expect(screen.queryByText("restored")).toBeNull();
  first.unmount();

  await showSample();
  await waitFor(() => expect(field("Note")).toHaveProperty("value", "call at noon"));
  expect(field("I agree")).toHaveProperty("checked", true);
  expect(screen.getByText("restored")).toBeDefined();
});

test("passwords and codes are never kept", async () => {
  const { user } = await showSample();
  await user.type(field("Password"), "sesame123");
  await user.type(field("Code"), "123456");
  await user.type(field("Note"), "x");
  const stored = JSON.stringify(readStored("drafts"));
  expect(stored).toContain('"note":"x"');
  expect(stored).not.toContain("sesame");
  expect(stored).not.toContain("123456");
});

test("a draft is forgotten once the form was sent", async () => {
  const { user } = await showSample({ defaultValues: validValues });
  await user.type(field("Note"), "x");
  expect(readStored("visitDrafts")).toHaveProperty("sample");
  await user.click(screen.getByRole("button", { name: /Send/ }));
  await waitFor(() => expect(readStored("visitDrafts")).toEqual({}));
});

test("a draft outlives a submission that failed", async () => {
  const { user } = await showSample({
    defaultValues: validValues,
    onSubmit: async () => failed({ kind: "offline" }),
  });
  await user.type(field("Note"), "x");
  await user.click(screen.getByRole("button", { name: /Send/ }));
  await screen.findByRole("alert");
  expect(readStored("visitDrafts")).toHaveProperty("sample.note", "x");
});

test("a draft with a complete phone number in any text stays in the tab, and on the device otherwise", async () => {
  const first = await showSample();
  await first.user.type(field("Note"), "call 139-0871 882");
  expect(readStored("drafts")).toHaveProperty("sample.note", "call 139-0871 882");
  await first.user.type(field("Note"), "0");
  expect(readStored("drafts")).toEqual({});
  expect(readStored("visitDrafts")).toHaveProperty("sample.note", "call 139-0871 8820");
  first.unmount();

  const { user } = await showSample();
  await waitFor(() => expect(field("Note")).toHaveProperty("value", "call 139-0871 8820"));
  await user.clear(field("Note"));
  await user.type(field("Note"), "call at noon");
  expect(readStored("drafts")).toHaveProperty("sample.note", "call at noon");
  expect(readStored("visitDrafts")).toEqual({});
});

test("a stored value that no longer fits its field is dropped, and other drafts are unchanged", async () => {
  writeStored("drafts", {
    sample: { note: 7, users: "many", phone: "138", gone: "x" },
    other: { name: "y" },
  });
  const { user } = await showSample();
  await waitFor(() => expect(field("Phone")).toHaveProperty("value", "138"));
  expect(field("Note")).toHaveProperty("value", "");
  expect(screen.getByRole("spinbutton")).toHaveProperty("value", "3");
  await user.type(field("Note"), "z");
  expect(readStored("drafts")).toMatchObject({ sample: { note: "z", phone: "138" }, other: { name: "y" } });
});

test("what was typed before the code arrived wins over a draft, whose other fields come back", async () => {
  writeStored("drafts", { sample: { note: "an older note", phone: "138", terms: true } });
  const { hydrate } = await hydrateSample();
  const note = field("Note");
  if (!(note instanceof HTMLTextAreaElement)) throw new Error("There is no text area.");
  note.value = "typed early";
  prepareHydration();
  const { user } = hydrate();
  await waitFor(() => expect(field("Phone")).toHaveProperty("value", "138"));
  expect(field("Note")).toHaveProperty("value", "typed early");
  await user.type(field("Note"), "!");
  expect(readStored("drafts")).toMatchObject({ sample: { note: "typed early!", phone: "138", terms: true } });
});

test("drafts of goods looked at long ago are forgotten, the last ones are not", () => {
  for (let index = 0; index < 30; index++) storeDraft(`a.${index}`, { index }, "device");
  storeDraft("b", {}, "device");
  storeDraft("a.3", { index: 3 }, "device");
  limitDrafts("a.", 2);
  expect(Object.keys(readStored("drafts") ?? {})).toEqual(["a.29", "b", "a.3"]);
});
