import { expect, test } from "vitest";
import { readSelection } from "../../../mocks/kernel/selection";
import { createTestBackend } from "../../../mocks/node";
import { type SelectionFields, writeFields } from "../../../mocks/panel/control/selection-fields";
import { describeFault, faultKinds } from "../../../mocks/panel/screen/fault-texts";
import { items, sampleGroups } from "../sample/group";

test("a selection in parts is the same selection as text", () => {
  const fields: SelectionFields = {
    persona: "regular",
    scenarios: ["no-things", "offline"],
    faults: { listNews: ["latency(20)", "http500@0.5"], "*": "offline" },
  };
  expect(writeFields(fields)).toBe(
    "persona:regular,scenario:no-things,scenario:offline,fault:listNews=latency(20),fault:listNews=http500@0.5,fault:*=offline",
  );
  expect(writeFields({})).toBe("");
});

test("an unknown name and an unknown fault do not compile", () => {
  // @ts-expect-error the operation does not exist
  expect(writeFields({ faults: { listNothing: "http500" } })).toBe("fault:listNothing=http500");
  // @ts-expect-error the fault does not exist
  expect(writeFields({ faults: { listNews: "explode" } })).toBe("fault:listNews=explode");
});

test("a test's back end is chosen in parts, and text comes after them", () => {
  const backend = createTestBackend({
    groups: sampleGroups,
    persona: "regular",
    scenarios: ["no-things"],
    mock: "fault:getThing=http503",
    clock: "2027-01-01T00:00:00+08:00",
  });
  expect(backend.kernel.selection).toBe("persona:regular,scenario:no-things,fault:getThing=http503");
  expect(backend.kernel.world.table(items).size).toBe(0);
  expect(backend.kernel.world.clock.text()).toBe("2027-01-01T00:00:00+08:00");
  backend.close();
  expect(() => createTestBackend({ groups: sampleGroups, persona: "king" })).toThrow("names no persona");
});

test("the panel's form writes every kind of fault so that the grammar reads it", () => {
  const shown = { name: "success", status: 200, code: 422, errcode: null, body: {} };
  const examples = new Map([["listNews", [shown]]]);
  const names = { personas: [], scenarios: [], operations: ["listNews"], examples };
  for (const [kind, { first, write }] of Object.entries(faultKinds)) {
    const text = `fault:listNews=${write(first)}`;
    const [fault] = readSelection(text, names).faults;
    expect(fault?.effect.kind).toBe(kind);
    expect(describeFault(`${text}@0.25`)).toMatch(/^listNews: .+, 25 times in 100$/);
  }
  expect(describeFault("fault:*=http503")).toBe("Every operation: HTTP status 503, always");
});
